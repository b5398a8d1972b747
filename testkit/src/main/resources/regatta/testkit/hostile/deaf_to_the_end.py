import os, signal, time
from halite import play

FILE = os.path.abspath(__file__)

for number in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP, signal.SIGPIPE):
    signal.signal(number, signal.SIG_IGN)


def stay(turn):
    if turn == 2:
        os.closerange(0, 256)
        os.execve("/bin/sleep", [FILE, "600"], {})


play(stay)
