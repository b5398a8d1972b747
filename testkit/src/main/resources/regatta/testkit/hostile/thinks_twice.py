import time
from halite import line, play, say, read_greeting

time.sleep(1.5)  # The greeting is longer than a pipe is deep: while nobody reads it, it is not written.
read_greeting()
time.sleep(1.5)
say("twice")
while True:
    line()
