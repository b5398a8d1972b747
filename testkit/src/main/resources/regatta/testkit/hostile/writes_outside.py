import os
from halite import play


def write(turn):
    if turn == 2:
        open(os.environ["HOSTILE_TARGET"], "w").write("here I was")


play(write)
