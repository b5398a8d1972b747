import ctypes
from attack import attempt

NEW_USER = 0x10000000
NEW_MOUNTS = 0x00020000
libc = ctypes.CDLL(None, use_errno=True)


attempt(lambda targets: libc.unshare(NEW_USER) == 0 or libc.unshare(NEW_MOUNTS) == 0)
