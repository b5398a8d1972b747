"""A referee in Regatta's text format: python3 referee.py SEED PLAYER... Who guesses a number better, scores more."""

import random
import signal
import subprocess
import sys


def ask(player, message):
    """Returns the number that a player answers within 5 seconds, or None."""
    signal.alarm(5)
    try:
        print(message, file=player.stdin, flush=True)
        return int(player.stdout.readline())
    except (OSError, ValueError):
        return None
    finally:
        signal.alarm(0)


def too_late(*_):
    raise TimeoutError


signal.signal(signal.SIGALRM, too_late)
numbers = random.Random(int(sys.argv[1]))
players = [subprocess.Popen([command], stdin=-1, stdout=-1, text=True) for command in sys.argv[2:]]
scores = [0] * len(players)
failed = set()
for turn in range(20):
    secret = numbers.randint(0, 100)
    hint = secret + numbers.randint(-20, 20)
    for seat, player in enumerate(players):
        guess = None if seat in failed else ask(player, hint)
        if guess is not None:
            scores[seat] += max(0, 100 - abs(guess - secret))
        elif seat not in failed:
            failed.add(seat)
            scores[seat] = 0
            print("fault", seat + 1, "No number within 5 seconds.")
print("scores", *scores)
