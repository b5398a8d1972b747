"""Rides to the first free cell, trying the directions in turn from the one given."""
import sys

turns = [("UP", 0, -1), ("RIGHT", 1, 0), ("DOWN", 0, 1), ("LEFT", -1, 0)]
first = int(sys.argv[1])
taken = set()
while True:
    line = sys.stdin.readline()
    if not line:
        break
    players, me = map(int, line.split())
    for player in range(players):
        x0, y0, x1, y1 = map(int, sys.stdin.readline().split())
        taken |= {(x0, y0), (x1, y1)}
        if player == me:
            x, y = x1, y1
    choice = turns[first][0]
    for i in range(4):
        name, dx, dy = turns[(first + i) % 4]
        if (x + dx, y + dy) not in taken and 0 <= x + dx < 30 and 0 <= y + dy < 20:
            choice = name
            break
    print(choice, flush=True)
