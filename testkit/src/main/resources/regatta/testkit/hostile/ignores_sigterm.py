import signal, time
from halite import play

for number in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
    signal.signal(number, signal.SIG_IGN)

play(lambda turn: time.sleep(600) if turn == 2 else "")
