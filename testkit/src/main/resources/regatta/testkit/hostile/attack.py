"""Shared code of bots that try a forbidden action: a bot that succeeds exits with code 42, else it plays on."""
import json, os
from halite import play

CAUGHT = 42


def targets():
    with open(os.path.join(os.path.dirname(os.path.abspath(__file__)), "targets.json")) as file:
        return json.load(file)


def attempt(attack):
    """Plays without orders and calls attack(targets) in turn 2. An exception means that the attack was prevented."""

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
