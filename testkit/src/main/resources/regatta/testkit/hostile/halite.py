"""Shared code of the hostile bots: enough of the protocol to misbehave in a chosen turn."""
import sys


def line():
    text = sys.stdin.readline()
    if not text:
        sys.exit(0)
    return text


def say(text):
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


def read_greeting():
    line()
    players = int(line().split()[0])
    for _ in range(players):
        line()
    height = int(line().split()[1])
    for _ in range(height):
        line()
    return players


def read_turn(players):
    turn = int(line())
    for _ in range(players):
        _, ships, dropoffs, _ = line().split()
        for _ in range(int(ships) + int(dropoffs)):
            line()
    for _ in range(int(line())):
        line()
    return turn


def play(misbehave, name="hostile"):
    """Plays without orders, and answers each turn with the result of misbehave(turn)."""
    players = read_greeting()
    say(name)
    while True:
        answer = misbehave(read_turn(players))
        say(answer or "")
