"""Step 3: ships make room for each other, and no two of ours ever collide."""

from sea import DIRECTIONS, STAY, run, sea
from step1 import goal, returning
from step2 import pays


def cost(ship, way, target):
    """Returns the distance to the target after a step. Waiting where others come home costs extra."""
    place, _ = sea.ships[ship]
    blocks = way == STAY and place in sea.homes and target != place
    return sea.distance[sea.neighbours[place][way]][target] + (10 if blocks else 0)


def preferences(ship, target, cost):
    """Returns the directions of a ship, the best first."""
    return sorted(DIRECTIONS, key=lambda way: cost(ship, way, target)) if sea.can_pay(ship) else [STAY]


def moves(targets, cost=cost, shared=()):
    """Returns a direction for each ship such that no two enter one cell. A later ship may send earlier ones elsewhere."""
    options = {ship: preferences(ship, target, cost) for ship, target in targets.items()}
    holder, chosen = {}, {}

    def settle(ship, tried):
        for way in options[ship]:
            cell = sea.neighbours[sea.ships[ship][0]][way]
            if cell in shared:  # Empty before step 5.
                chosen[ship] = way
                return True
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
    """Ships that cannot move come first, then those on their way home, the fullest first."""
    return sea.can_pay(ship), ship not in returning, -sea.ships[ship][1]


def sail(targets):
    """Returns the orders of all ships, and the order for a new ship if it pays off."""
    chosen, holder = moves(targets)
    orders = [f"m {ship} {way}" for ship, way in chosen.items()]
    if sea.bank >= 1000 and pays() and sea.yard not in holder:
        orders.append("g")
    return orders


def play():
    targets = {}
    for ship in sea.ships:
        targets[ship] = goal(ship, set(targets.values()))
    return sail(targets)


if __name__ == "__main__":
    run("Step3", play)
