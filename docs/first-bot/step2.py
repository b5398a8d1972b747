"""Step 2: as many ships as the sea feeds."""

from sea import DIRECTIONS, STAY, Sea

ENOUGH = 800  # A ship with this much halite goes home.
POOR = 80  # A cell with less halite than this is left.
SHARE = 700  # So much halite has to be left for every ship of anybody, or one more does not pay.


def goal(ship, claimed):
    """Returns where a ship wants to be."""
    place, cargo = sea.ships[ship]
    if place == sea.yard:
        returning.discard(ship)
    if cargo >= ENOUGH or sea.turns - sea.turn <= sea.distance[place][sea.yard] + len(sea.ships):
        returning.add(ship)
    if ship in returning:
        return sea.yard
    if sea.halite[place] >= POOR and place != sea.yard:
        return place
    free = [cell for cell in sea.cells if cell not in claimed]
    return max(free, key=lambda cell: sea.halite[cell] / (sea.distance[place][cell] + 1))


def move(ship, target, taken):
    """Returns the direction of a ship. It never enters a cell that another one of ours keeps or has taken."""
    place, _ = sea.ships[ship]
    taken.discard(place)
    ways = sorted(DIRECTIONS, key=lambda way: sea.distance[sea.neighbours[place][way]][target])
    free = [way for way in ways if sea.neighbours[place][way] not in taken]
    way = free[0] if free and sea.can_pay(ship) else STAY
    taken.add(sea.neighbours[place][way])
    return way


def pays():
    """Returns whether one more ship will earn what it costs."""
    return sea.turn < sea.turns * 0.6 and sum(sea.halite) > SHARE * (len(sea.ships) + len(sea.enemies) + 1)


def play():
    orders = []
    claimed = set()
    taken = {place for place, _ in sea.ships.values()}
    for ship in sea.ships:
        target = goal(ship, claimed)
        claimed.add(target)
        orders.append(f"m {ship} {move(ship, target, taken)}")
    if sea.bank >= 1000 and pays() and sea.yard not in taken:
        orders.append("g")
    return " ".join(orders)


sea = Sea()
returning = set()
print("Step2", flush=True)
while True:
    sea.read_turn()
    print(play(), flush=True)
