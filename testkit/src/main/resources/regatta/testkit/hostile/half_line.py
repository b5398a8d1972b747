import sys, time
from halite import play


def half(turn):
    if turn == 2:
        sys.stdout.write("g")
        sys.stdout.flush()
        time.sleep(600)


play(half)
