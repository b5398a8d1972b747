import sys
from halite import play

play(lambda turn: sys.exit(3) if turn == 4 else "")
