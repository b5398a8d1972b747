"""Step 5: dropoffs where home is far, inspired cells, distance from enemies, and all ships home at the end."""

from sea import STAY, run, sea
from step2 import pays
from step3 import cost, moves
from step4 import goals

ENDING = 12  # In the last turns, ships may collide at home.
SHIPS_PER_HOME = 12  # With more, ships wait for each other.
RICH = 6100  # Halite within five cells that is worth a dropoff.


def wary(ship, way, target):
    """Returns the cost of a step, including the risk near enemies."""
    place, cargo = sea.ships[ship]
    cell = sea.neighbours[place][way]
    near = way != STAY and cell in sea.danger and cell not in sea.homes
    risk = 0 if not near else 2.5 if cargo > sea.danger[cell] else 0.5  # A ship with less cargo has less to lose.
    return cost(ship, way, target) + risk


def inspired():
    """Returns the value of each cell: two enemies within four cells triple what a ship mines."""
    near = [0 for _ in sea.cells]
    for place in sea.enemies:
        for cell in sea.cells:
            near[cell] += sea.distance[place][cell] <= 4
    return [amount * 2.2 if near[cell] >= 2 else amount for cell, amount in enumerate(sea.halite)]


def dangers():
    """Returns, for each cell that an enemy can enter, the smallest cargo of such an enemy."""
    least = {}
    for place, cargo in sea.enemies.items():
        for cell in sea.neighbours[place].values():
            least[cell] = min(cargo, least.get(cell, cargo))
    return least


def dropoff():
    """Returns the order to turn the best-placed ship into a dropoff, if that pays off."""
    fleet = len(sea.ships) > SHIPS_PER_HOME * len(sea.homes) and sea.turn < sea.turns * 0.65
    sites = []
    for ship, (place, cargo) in sea.ships.items() if fleet else []:
        price = 4000 - cargo - sea.halite[place]
        if sea.distance[place][sea.home[place]] >= 8 and sea.bank >= price and place not in sea.enemies:
            around = sum(sea.halite[cell] for cell in sea.cells if sea.distance[place][cell] <= 5)
            sites.append((around, ship, max(0, price)))
    if not sites or max(sites)[0] < RICH:
        return []
    _, ship, price = max(sites)
    sea.bank -= price
    sea.homes.append(sea.ships.pop(ship)[0])
    return [f"c {ship}"]


def play():
    sea.home = [min(sea.homes, key=lambda place: sea.distance[cell][place]) for cell in sea.cells]
    sea.value = inspired()
    sea.danger = dangers()
    orders = dropoff()
    shared = sea.homes if sea.turns - sea.turn <= ENDING else ()  # What sinks there is banked.
    chosen, holder = moves(goals(), wary, shared)
    orders += [f"m {ship} {way}" for ship, way in chosen.items()]
    saving = len(sea.ships) > SHIPS_PER_HOME * len(sea.homes) and len(sea.homes) < 3
    if sea.bank >= (5000 if saving else 1000) and pays() and sea.yard not in holder:
        orders.append("g")
    return orders


if __name__ == "__main__":
    run("Step5", play)
