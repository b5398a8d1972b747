import os, time
from halite import play

FILE = os.path.abspath(__file__)


def daemonise(turn):
    if turn == 2 and os.fork() == 0:
        os.setsid()
        if os.fork() == 0:
            for descriptor in range(3):
                os.close(descriptor)
            os.execve("/bin/sleep", [FILE, "600"], {})
        os._exit(0)


play(daemonise)
