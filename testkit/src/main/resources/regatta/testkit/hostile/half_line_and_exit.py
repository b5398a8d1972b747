import os, sys
from halite import play


def half(turn):
    if turn == 2:
        sys.stdout.write("g")
        sys.stdout.flush()
        os._exit(0)


play(half)
