import fcntl, glob, os, termios
from attack import attempt


def writes(path):
    try:
        terminal = os.open(path, os.O_RDWR | os.O_NOCTTY)
    except OSError:
        return False
    os.close(terminal)
    return True


def types():
    try:
        fcntl.ioctl(0, termios.TIOCSTI, b"x")
        return True
    except OSError as error:
        return error.errno not in (1, 25)  # EPERM or ENOTTY


attempt(lambda targets: writes(targets["terminal"]) or any(map(writes, glob.glob("/dev/pts/[0-9]*"))) or types())
