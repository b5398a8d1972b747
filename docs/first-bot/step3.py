"""Step 3: nobody stands in the way: who is wanted elsewhere makes room, and no two of ours ever meet."""

from sea import DIRECTIONS, STAY, run, sea
from step1 import goal, returning
from step2 import pays


def cost(ship, way, target):
    """Returns how far it is from there to the target. Nobody waits where others come home."""
    place, _ = sea.ships[ship]
    blocks = way == STAY and place in sea.homes and target != place
    return sea.distance[sea.neighbours[place][way]][target] + (10 if blocks else 0)


def preferences(ship, target, cost):
    """Returns the directions of a ship, the best first."""
    return sorted(DIRECTIONS, key=lambda way: cost(ship, way, target)) if sea.can_pay(ship) else [STAY]


def moves(targets, cost=cost, shared=()):
    """Returns the direction of each ship, so that every cell is for one: who comes later may send others elsewhere."""
    options = {ship: preferences(ship, target, cost) for ship, target in targets.items()}
    holder, chosen = {}, {}

    def settle(ship, tried):
        for way in options[ship]:
            cell = sea.neighbours[sea.ships[ship][0]][way]
            if cell in shared:  # There are none before step 5.
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
    """Who cannot move comes first, then who brings halite home, the fullest before others."""
    return sea.can_pay(ship), ship not in returning, -sea.ships[ship][1]


def sail(targets):
    """Returns the orders of all ships, and one for another ship if it pays."""
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
