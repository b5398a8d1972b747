import sys
from halite import play


def flood(turn):
    if turn <= 4:
        for _ in range(64):
            sys.stderr.write("x" * 262144)


play(flood)
