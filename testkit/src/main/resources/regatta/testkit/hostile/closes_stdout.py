import os, time
from halite import play


def close(turn):
    if turn == 2:
        os.close(1)
        time.sleep(600)


play(close)
