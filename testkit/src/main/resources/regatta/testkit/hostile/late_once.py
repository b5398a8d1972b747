import sys
import time
from halite import play

# Later than any arena that itself stands still forgives, unless a test wants it nearer.
seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 60
play(lambda turn: time.sleep(seconds) if turn == 3 else "")
