"""A first bot for Tron Battle: straight on while it can, and then to where the most cells around are free."""

import sys

WIDTH, HEIGHT = 30, 20
DIRECTIONS = {"LEFT": (-1, 0), "RIGHT": (1, 0), "UP": (0, -1), "DOWN": (0, 1)}

ribbons = {}  # By cell (x, y), the player whose ribbon lies there.


def numbers():
    line = sys.stdin.readline()
    if not line:
        sys.exit()  # The match is over.
    return [int(word) for word in line.split()]


def read_turn():
    """Returns where our cycle is. A message shows where cycles started and are; we remember where they have been."""
    players, me = numbers()
    cycles = [numbers() for _ in range(players)]  # x and y of the start, x and y of now; all -1 for the dead.
    for player in range(players):
        if cycles[player][0] < 0:
            for cell in [cell for cell in ribbons if ribbons[cell] == player]:
                del ribbons[cell]
    for player, (start_x, start_y, x, y) in enumerate(cycles):
        if x >= 0:
            ribbons[start_x, start_y] = player
            ribbons[x, y] = player
    return cycles[me][2], cycles[me][3]


def free(place):
    x, y = place
    return 0 <= x < WIDTH and 0 <= y < HEIGHT and place not in ribbons


def step(place, direction):
    dx, dy = DIRECTIONS[direction]
    return place[0] + dx, place[1] + dy


def free_around(place):
    return sum(free(step(place, direction)) for direction in DIRECTIONS)


def play(place, heading):
    """Returns the direction to go in."""
    if heading and free(step(place, heading)):
        return heading
    best, most = "UP", -1
    for direction in DIRECTIONS:
        cell = step(place, direction)
        if free(cell) and free_around(cell) > most:
            best, most = direction, free_around(cell)
    return best


heading = None
while True:
    heading = play(read_turn(), heading)
    print(heading, flush=True)
