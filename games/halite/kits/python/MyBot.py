"""A first bot for Halite III: ships mine the richest cells nearby and bring the halite home."""

import json
import sys

ENOUGH = 800  # A ship with this much halite goes home.
POOR = 80  # A cell with less halite than this is left alone.
MAX_SHIPS = 16
DIRECTIONS = {"n": (0, -1), "s": (0, 1), "e": (1, 0), "w": (-1, 0)}


def numbers():
    line = sys.stdin.readline()
    if not line:
        sys.exit()  # The match is over.
    return [int(word) for word in line.split()]


def read_greeting():
    global players, me, home, width, height, halite, turns
    turns = json.loads(sys.stdin.readline())["MAX_TURNS"]
    players, me = numbers()
    for _ in range(players):
        player, x, y = numbers()
        if player == me:
            home = (x, y)
    width, height = numbers()
    halite = [numbers() for _ in range(height)]  # halite[y][x]


def read_turn():
    """Returns the turn, our halite, and our ships as (id, x, y, cargo)."""
    ours = []
    bank = 0
    (turn,) = numbers()
    for _ in range(players):
        player, ship_count, dropoff_count, stored = numbers()
        ships = [numbers() for _ in range(ship_count)]
        for _ in range(dropoff_count):
            numbers()  # A dropoff: id, x, y. This bot builds none.
        if player == me:
            ours, bank = ships, stored
    (changed,) = numbers()
    for _ in range(changed):
        x, y, amount = numbers()
        halite[y][x] = amount
    return turn, bank, ours


def distance(a, b):
    dx = abs(a[0] - b[0])
    dy = abs(a[1] - b[1])
    return min(dx, width - dx) + min(dy, height - dy)


def step(place, direction):
    dx, dy = DIRECTIONS[direction]
    return (place[0] + dx) % width, (place[1] + dy) % height


def richest(place, claimed):
    """Returns the cell with the most halite for its distance that no other ship goes to."""
    best, most = place, -1
    for y in range(height):
        for x in range(width):
            worth = halite[y][x] / (distance(place, (x, y)) + 1)
            if worth > most and (x, y) not in claimed:
                best, most = (x, y), worth
    claimed.add(best)
    return best


def goal(ship, turn, claimed):
    """Returns where a ship should go."""
    ship_id, x, y, cargo = ship
    place = (x, y)
    if place == home:
        returning.discard(ship_id)
    if cargo >= ENOUGH or turns - turn <= distance(place, home) + MAX_SHIPS:
        returning.add(ship_id)
    if ship_id in returning:
        return home
    if place != home and halite[y][x] >= POOR:
        return place
    return richest(place, claimed)


def move(ship, target, taken):
    """Returns the direction of a ship. It never enters a cell that another ship of ours needs."""
    _, x, y, cargo = ship
    place = (x, y)
    if cargo < halite[y][x] // 10:
        return "o"  # Too light to pay for the move.
    nearer = [d for d in DIRECTIONS if distance(step(place, d), target) < distance(place, target)]
    ways = list(DIRECTIONS) if place == home and target != home else nearer  # Never block the shipyard.
    for direction in sorted(ways, key=lambda d: distance(step(place, d), target)):
        if step(place, direction) not in taken:
            taken.discard(place)
            taken.add(step(place, direction))
            return direction
    return "o"


def play(turn, bank, ships):
    taken = {(x, y) for _, x, y, _ in ships}
    claimed = set()
    orders = []
    for ship in ships:
        orders.append(f"m {ship[0]} {move(ship, goal(ship, turn, claimed), taken)}")
    if bank >= 1000 and turn < turns * 0.5 and len(ships) < MAX_SHIPS and home not in taken:
        orders.append("g")
    return " ".join(orders)


returning = set()
read_greeting()
print("MyBot", flush=True)
while True:
    print(play(*read_turn()), flush=True)
