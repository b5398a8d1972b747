"""What the bots share that try to get somewhere they must not: who gets there ends with code 42, else it plays on."""
import json, os
from halite import play

CAUGHT = 42


def targets():
    with open(os.path.join(os.path.dirname(os.path.abspath(__file__)), "targets.json")) as file:
        return json.load(file)


def attempt(attack):
    """Plays quietly, and in turn 2 calls attack(targets); whatever it raises, it was held off."""

    def misbehave(turn):
        if turn == 2:
            reached = False
            try:
                reached = attack(targets())
            except BaseException:
                pass
            if reached:
                os._exit(CAUGHT)
        return ""

    play(misbehave)


def readable(path):
    try:
        with open(path, "rb") as file:
            return len(file.read(1)) > 0
    except OSError:
        return False
