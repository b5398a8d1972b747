"""Step 4: a cell is worth its yield per turn, including the way there and the way home."""

from sea import run, sea
from step1 import returning
from step3 import sail

ENOUGH = 900  # A ship with this much halite goes home.


def goes_home(ship):
    place, cargo = sea.ships[ship]
    if place in sea.homes:
        returning.discard(ship)
    queue = len(sea.ships) / len(sea.homes) / 4  # The number of turns that the last ship waits.
    if cargo >= ENOUGH or sea.turns - sea.turn <= sea.distance[place][sea.home[place]] + 2 + queue:
        returning.add(ship)
    return ship in returning


def worths(ship):
    """Returns the best cells for a ship, by halite per turn for the way there, mining, and the way home."""
    place, cargo = sea.ships[ship]
    row = sea.distance[place]
    found = []
    for cell in sea.cells:
        gain = min(0.7 * sea.value[cell], 1000 - cargo)
        way = row[cell] + 2.5 + 0.6 * sea.distance[cell][sea.home[cell]] * gain / 700
        found.append((gain / way, ship, cell))
    return sorted(found, reverse=True)[:60]


def goals():
    """Returns where each ship should go. The best pair of a ship and a cell is assigned first."""
    targets, pairs = {}, []
    for ship, (place, _) in sea.ships.items():
        if goes_home(ship):
            targets[ship] = sea.home[place]
        else:
            pairs += worths(ship)
    claimed = set()
    for _, ship, cell in sorted(pairs, reverse=True):
        if ship not in targets and cell not in claimed:
            targets[ship] = cell
            claimed.add(cell)
    return targets


def play():
    sea.home = [sea.yard for _ in sea.cells]  # The nearest home of each cell.
    sea.value = sea.halite  # The value of each cell to us.
    return sail(goals())


if __name__ == "__main__":
    run("Step4", play)
