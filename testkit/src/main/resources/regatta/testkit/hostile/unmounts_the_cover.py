import os, subprocess
from attack import attempt, readable


def run(*command):
    try:
        return subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, timeout=5).returncode == 0
    except (OSError, subprocess.TimeoutExpired):
        return False


def mount(targets):
    record = targets["record"]
    run("umount", record)
    run("umount", "-l", record)
    inside = 'umount "$0"; umount -l "$0"; test -s "$0"'
    nested = run("unshare", "-Urm", "sh", "-c", inside, record) or run("unshare", "-m", "sh", "-c", inside, record)
    entered = run("nsenter", "-t", "1", "-m", "test", "-s", record)
    return readable(record) or nested or entered


attempt(mount)
