import sys
from halite import play


def garbage(turn):
    sys.stdout.flush()
    sys.stdout.buffer.write(bytes([0, 255, 254, 128, 7, 27]) + b"\n")
    sys.stdout.buffer.flush()


play(garbage)
