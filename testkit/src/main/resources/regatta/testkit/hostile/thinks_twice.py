import time
from halite import line, play, say, read_greeting

time.sleep(1.5)  # The first message does not fit into a pipe, so writing it blocks until it is read.
read_greeting()
time.sleep(1.5)
say("twice")
while True:
    line()
