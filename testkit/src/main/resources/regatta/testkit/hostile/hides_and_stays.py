import os
from halite import play

FILE = os.path.abspath(__file__)


def stay(turn):
    """Leaves behind a process without parent, session, environment or open files."""
    if turn == 2 and os.fork() == 0:
        os.setsid()
        if os.fork() == 0:
            os.chdir("/")
            os.closerange(0, 256)
            os.execve("/bin/sleep", [FILE, "600"], {})
        os._exit(0)


play(stay)
