"""Calls rarely needed parts of the kernel. Any result but ENOSYS and EPERM means that a call is allowed."""
import ctypes, errno, platform
from attack import attempt

X86 = {"io_uring_setup": 425, "keyctl": 250, "userfaultfd": 323, "bpf": 321}
ARM = {"io_uring_setup": 425, "keyctl": 219, "userfaultfd": 282, "bpf": 280}
libc = ctypes.CDLL(None, use_errno=True)


def answers(number):
    ctypes.set_errno(0)
    result = libc.syscall(number, 0, -3, 0, 0, 0)
    return result >= 0 or ctypes.get_errno() not in (errno.ENOSYS, errno.EPERM)


attempt(lambda targets: any(map(answers, (X86 if platform.machine() == "x86_64" else ARM).values())))
