"""Reads the messages of Halite III. A place on the map is one number: y * width + x."""

import json
import sys

STAY = "o"
DIRECTIONS = {STAY: (0, 0), "n": (0, -1), "s": (0, 1), "e": (1, 0), "w": (-1, 0)}


def numbers():
    line = sys.stdin.readline()
    if not line:
        sys.exit()  # The match is over.
    return [int(word) for word in line.split()]


class Sea:
    def __init__(self):
        """Reads the first message."""
        self.turns = json.loads(sys.stdin.readline())["MAX_TURNS"]
        self.players, self.me = numbers()
        yards = {player: (x, y) for player, x, y in (numbers() for _ in range(self.players))}
        self.width, self.height = numbers()
        self.halite = [amount for _ in range(self.height) for amount in numbers()]
        self.yard = self.place(*yards[self.me])
        self.homes = [self.yard]  # Our shipyard and dropoffs.
        self.cells = range(self.width * self.height)
        self.neighbours = [self.around(cell) for cell in self.cells]
        self.distance = self.distances()

    def place(self, x, y):
        return y % self.height * self.width + x % self.width

    def around(self, cell):
        x, y = cell % self.width, cell // self.width
        return {direction: self.place(x + dx, y + dy) for direction, (dx, dy) in DIRECTIONS.items()}

    def distances(self):
        """Returns the number of moves between any two places. The edges of the map meet."""
        along = [min(d, self.width - d) for d in range(self.width)]
        down = [min(d, self.height - d) for d in range(self.height)]
        rows = []
        for cell in self.cells:
            x, y = cell % self.width, cell // self.width
            rows.append([down[abs(y - v)] + along[abs(x - u)] for v in range(self.height) for u in range(self.width)])
        return rows

    def read_turn(self):
        """Reads the turn, our bank, our ships as {id: (place, cargo)}, and enemy ships as {place: cargo}."""
        (self.turn,) = numbers()
        self.ships, self.enemies = {}, {}
        for _ in range(self.players):
            player, ship_count, dropoff_count, stored = numbers()
            for _ in range(ship_count):
                ship, x, y, cargo = numbers()
                if player == self.me:
                    self.ships[ship] = (self.place(x, y), cargo)
                else:
                    self.enemies[self.place(x, y)] = cargo
            for _ in range(dropoff_count):
                _, x, y = numbers()
                if player == self.me and self.place(x, y) not in self.homes:
                    self.homes.append(self.place(x, y))
            if player == self.me:
                self.bank = stored
        for _ in range(numbers()[0]):
            x, y, amount = numbers()
            self.halite[self.place(x, y)] = amount

    def can_pay(self, ship):
        """A move costs a tenth of the halite in the cell it leaves."""
        place, cargo = self.ships[ship]
        return cargo >= self.halite[place] // 10


def run(name, play):
    """Plays a match: `play` returns the orders of a turn."""
    print(name, flush=True)
    while True:
        sea.read_turn()
        print(" ".join(play()), flush=True)


sea = Sea()
