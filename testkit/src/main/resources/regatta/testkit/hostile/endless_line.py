import sys
from halite import play


def flood(turn):
    while turn == 2:
        sys.stdout.write("x" * 65536)


play(flood)
