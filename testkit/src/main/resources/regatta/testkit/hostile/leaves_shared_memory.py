"""Leaves POSIX and System V shared memory behind. The test looks for it after the match."""
import ctypes
from attack import attempt

CREATE = 0o1000
libc = ctypes.CDLL(None, use_errno=True)


def leave(targets):
    libc.shmget(targets["key"], 4096, CREATE | 0o666)
    with open("/dev/shm/" + targets["memory"], "w") as file:
        file.write("left")
    return False


attempt(leave)
