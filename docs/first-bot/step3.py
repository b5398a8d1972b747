"""Step 3: nobody stands in the way: who is wanted elsewhere makes room, and no two of ours ever meet."""

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


def preferences(ship, target):
    """Returns the directions of a ship, the best first."""
    if not sea.can_pay(ship):
        return [STAY]
    place, _ = sea.ships[ship]
    blocks = place in sea.homes and target != place  # Nobody waits where others come home.

    def cost(way):
        return sea.distance[sea.neighbours[place][way]][target] + (10 if blocks and way == STAY else 0)

    return sorted(DIRECTIONS, key=cost)


def moves(targets):
    """Returns the direction of each ship, so that every cell is for one: who comes later may send others elsewhere."""
    options = {ship: preferences(ship, target) for ship, target in targets.items()}
    holder, chosen = {}, {}

    def settle(ship, tried):
        for way in options[ship]:
            cell = sea.neighbours[sea.ships[ship][0]][way]
            if cell not in tried:
                tried.add(cell)
                if cell not in holder or settle(holder[cell], tried):
                    holder[cell], chosen[ship] = ship, way
                    return True
        return False

    for ship in sorted(targets, key=urgency):
        settle(ship, set())
    return chosen, holder


def urgency(ship):
    """Who cannot move comes first, then who brings halite home, the fullest before others."""
    return sea.can_pay(ship), ship not in returning, -sea.ships[ship][1]


def pays():
    """Returns whether one more ship will earn what it costs."""
    return sea.turn < sea.turns * 0.6 and sum(sea.halite) > SHARE * (len(sea.ships) + len(sea.enemies) + 1)


def play():
    targets = {}
    for ship in sea.ships:
        targets[ship] = goal(ship, set(targets.values()))
    chosen, holder = moves(targets)
    orders = [f"m {ship} {way}" for ship, way in chosen.items()]
    if sea.bank >= 1000 and pays() and sea.yard not in holder:
        orders.append("g")
    return " ".join(orders)


sea = Sea()
returning = set()
print("Step3", flush=True)
while True:
    sea.read_turn()
    print(play(), flush=True)
