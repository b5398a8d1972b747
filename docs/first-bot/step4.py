"""Step 4: a cell is worth what it yields a turn, the ways there and home included."""

from sea import DIRECTIONS, STAY, Sea

ENOUGH = 900  # A ship with this much halite goes home.
SHARE = 700  # So much halite has to be left for every ship of anybody, or one more does not pay.


def goes_home(ship):
    place, cargo = sea.ships[ship]
    if place in sea.homes:
        returning.discard(ship)
    if cargo >= ENOUGH or sea.turns - sea.turn <= sea.distance[place][home[place]] + 2 + len(sea.ships) / 4:
        returning.add(ship)
    return ship in returning


def worths(ship):
    """Returns what the best cells are worth to a ship: halite a turn, for the way there, mining, and the way home."""
    place, cargo = sea.ships[ship]
    row = sea.distance[place]
    found = []
    for cell in sea.cells:
        gain = min(0.7 * value[cell], 1000 - cargo)
        way = row[cell] + 2.5 + 0.6 * sea.distance[cell][home[cell]] * gain / 700
        found.append((gain / way, ship, cell))
    return sorted(found, reverse=True)[:60]


def goals():
    """Returns where each ship wants to be. Of all pairs of a ship and a cell the best is settled first."""
    targets, pairs = {}, []
    for ship, (place, _) in sea.ships.items():
        if goes_home(ship):
            targets[ship] = home[place]
        else:
            pairs += worths(ship)
    claimed = set()
    for _, ship, cell in sorted(pairs, reverse=True):
        if ship not in targets and cell not in claimed:
            targets[ship] = cell
            claimed.add(cell)
    return targets


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
    chosen, holder = moves(goals())
    orders = [f"m {ship} {way}" for ship, way in chosen.items()]
    if sea.bank >= 1000 and pays() and sea.yard not in holder:
        orders.append("g")
    return " ".join(orders)


sea = Sea()
returning = set()
print("Step4", flush=True)
while True:
    sea.read_turn()
    home = [sea.yard for _ in sea.cells]  # By cell the nearest home.
    value = sea.halite  # By cell what it holds for us.
    print(play(), flush=True)
