import sys
from halite import play


def flood(turn):
    while turn == 2:
        sys.stdout.write("nonsense\n" * 5000)


play(flood)
