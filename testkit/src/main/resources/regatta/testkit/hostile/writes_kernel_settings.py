import glob, os
from attack import attempt

SETTINGS = ["/proc/sys/kernel/core_pattern", "/proc/sys/kernel/modprobe", "/proc/sys/vm/drop_caches", "/proc/sysrq-trigger"]
SETTINGS += glob.glob("/proc/irq/*/smp_affinity") + glob.glob("/sys/kernel/mm/*/*") + glob.glob("/sys/block/*/queue/*")
SETTINGS += ["/sys/power/state", "/sys/kernel/uevent_helper"]


def opens(path):
    """Opens the file for writing, but writes nothing."""
    try:
        os.close(os.open(path, os.O_WRONLY))
        return True
    except OSError:
        return False


attempt(lambda targets: any(map(opens, SETTINGS)))
