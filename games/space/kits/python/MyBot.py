"""A first bot for Space Explorers: an explorer to each empty neighbour, and from half-full planets help to the weakest."""

import sys


def words():
    line = sys.stdin.readline()
    if not line:
        sys.exit()  # The match is over.
    return line.split()


class Planet:
    """A visible planet. Players are 1 and 2; 0 means none."""

    def __init__(self, facts):
        self.id, self.habitability, self.size, self.owner, self.is_home, self.total = facts[:6]
        self.people = [0, facts[6], facts[7]]  # By player.
        self.shuttles = []  # On their way to it, as (player, source, people, ticks left).
        for i in range(9, 9 + 4 * facts[8], 4):
            self.shuttles.append(tuple(facts[i : i + 4]))


def read_board():
    global me, lanes
    me = int(words()[1])
    count = int(words()[1])
    lanes = {}  # By planet, its neighbours with the ticks it takes to them.
    for _ in range(count):
        planet, _, *ends = map(int, words())
        lanes[planet] = dict(zip(ends[0::2], ends[1::2]))


def read_turn():
    """Returns the tick and the visible planets by id."""
    _, tick, visible, _ = words()
    planets = [Planet([int(word) for word in words()]) for _ in range(int(visible))]
    words()  # The ids of the hidden planets.
    return int(tick), {planet.id: planet for planet in planets}


def play(planets):
    orders = []
    explored = set()
    for planet in sorted(planets.values(), key=lambda each: each.id):
        if planet.owner != me:
            continue
        spare = planet.people[me] - 1
        neighbours = [planets[other] for other in sorted(lanes[planet.id]) if other != planet.id]
        for other in neighbours:
            awaited = any(player == me for player, *_ in other.shuttles)
            if other.total == 0 and not awaited and other.id not in explored and spare > 0:
                orders.append(f"{planet.id} {other.id} 1")
                explored.add(other.id)
                spare -= 1
        if planet.people[me] * 2 <= planet.size:
            continue  # It grows first.
        others = [other for other in neighbours if other.total > 0 and other.owner != me]
        weakest = min(others, key=lambda other: other.people[3 - me], default=None)
        if weakest is None:  # Nothing to conquer here: help the own planet that has the fewest people.
            own = [other for other in neighbours if other.owner == me]
            weakest = min(own, key=lambda other: other.people[me], default=None)
        if weakest is not None and spare // 2 > 0:
            orders.append(f"{planet.id} {weakest.id} {spare // 2}")
    return "; ".join(orders)


read_board()
while True:
    tick, planets = read_turn()
    print(play(planets), flush=True)
