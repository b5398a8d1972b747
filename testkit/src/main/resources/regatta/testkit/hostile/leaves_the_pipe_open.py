import os, time
from halite import play


def leave(turn):
    if turn == 3:
        if os.fork() == 0:
            time.sleep(600)
        os._exit(0)


play(leave)
