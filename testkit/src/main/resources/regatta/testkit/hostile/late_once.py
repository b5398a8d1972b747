import sys
import time
from halite import play

# Longer than the time that is forgiven for stalls, unless a test sets another delay.
seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 60
play(lambda turn: time.sleep(seconds) if turn == 3 else "")
