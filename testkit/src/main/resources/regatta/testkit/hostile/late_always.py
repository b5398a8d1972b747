import time
from halite import play

play(lambda turn: time.sleep(60))
