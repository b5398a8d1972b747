"""Step 1: four ships go to the richest cells nearby, fill up, and come home."""

from sea import DIRECTIONS, STAY, run, sea

ENOUGH = 800  # A ship with this much halite goes home.
POOR = 80  # A cell with less halite than this is left.
MAX_SHIPS = 4

returning = set()  # Ships on their way home.


def goal(ship, claimed):
    """Returns where a ship should go."""
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
    """Returns the direction of a ship. It never enters a cell that another ship of ours needs."""
    place, _ = sea.ships[ship]
    taken.discard(place)
    ways = sorted(DIRECTIONS, key=lambda way: sea.distance[sea.neighbours[place][way]][target])
    free = [way for way in ways if sea.neighbours[place][way] not in taken]
    way = free[0] if free and sea.can_pay(ship) else STAY
    taken.add(sea.neighbours[place][way])
    return way


def work():
    """Returns the orders of all ships, and the cells they take."""
    orders, claimed = [], set()
    taken = {place for place, _ in sea.ships.values()}
    for ship in sea.ships:
        target = goal(ship, claimed)
        claimed.add(target)
        orders.append(f"m {ship} {move(ship, target, taken)}")
    return orders, taken


def play():
    orders, taken = work()
    if sea.bank >= 1000 and len(sea.ships) < MAX_SHIPS and sea.turn < sea.turns / 2 and sea.yard not in taken:
        orders.append("g")
    return orders


if __name__ == "__main__":
    run("Step1", play)
