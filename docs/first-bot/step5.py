"""Step 5: dropoffs where home is far, inspired cells, a wide berth to enemies, and all home at the end."""

from sea import DIRECTIONS, STAY, Sea

ENOUGH = 900  # A ship with this much halite goes home.
ENDING = 12  # In so many last turns ships may meet at home.
SHIPS_A_HOME = 12  # More than so many wait for each other.
RICH = 6100  # So much halite within five cells is worth a dropoff.
SHARE = 700  # So much halite has to be left for every ship of anybody, or one more does not pay.


def goes_home(ship):
    place, cargo = sea.ships[ship]
    if place in sea.homes:
        returning.discard(ship)
    queue = len(sea.ships) / len(sea.homes) / 4  # Who comes last waits for so many others.
    if cargo >= ENOUGH or sea.turns - sea.turn <= sea.distance[place][home[place]] + 2 + queue:
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
    place, cargo = sea.ships[ship]
    blocks = place in sea.homes and target != place  # Nobody waits where others come home.

    def cost(way):
        cell = sea.neighbours[place][way]
        near = way != STAY and cell in danger and cell not in sea.homes
        risk = 0 if not near else 2.5 if cargo > danger[cell] else 0.5  # Who has less to lose does not mind.
        return sea.distance[cell][target] + risk + (10 if blocks and way == STAY else 0)

    return sorted(DIRECTIONS, key=cost)


def moves(targets):
    """Returns the direction of each ship, so that every cell is for one: who comes later may send others elsewhere."""
    options = {ship: preferences(ship, target) for ship, target in targets.items()}
    holder, chosen = {}, {}

    def settle(ship, tried):
        for way in options[ship]:
            cell = sea.neighbours[sea.ships[ship][0]][way]
            if cell in sea.homes and sea.turns - sea.turn <= ENDING:
                chosen[ship] = way  # At the end all may meet at home: what sinks there is banked.
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


def inspired():
    """Returns what cells hold for us: two enemies within four cells triple what a ship mines."""
    near = [0 for _ in sea.cells]
    for place in sea.enemies:
        for cell in sea.cells:
            near[cell] += sea.distance[place][cell] <= 4
    return [amount * 2.2 if near[cell] >= 2 else amount for cell, amount in enumerate(sea.halite)]


def dangers():
    """Returns by cell that an enemy can enter the least cargo such an enemy has."""
    least = {}
    for place, cargo in sea.enemies.items():
        for cell in sea.neighbours[place].values():
            least[cell] = min(cargo, least.get(cell, cargo))
    return least


def dropoff():
    """Makes the ship that stands best a dropoff, if that pays. Returns its order."""
    fleet = len(sea.ships) > SHIPS_A_HOME * len(sea.homes) and sea.turn < sea.turns * 0.65
    sites = []
    for ship, (place, cargo) in sea.ships.items() if fleet else []:
        price = 4000 - cargo - sea.halite[place]
        if sea.distance[place][home[place]] >= 8 and sea.bank >= price and place not in sea.enemies:
            around = sum(sea.halite[cell] for cell in sea.cells if sea.distance[place][cell] <= 5)
            sites.append((around, ship, max(0, price)))
    if not sites or max(sites)[0] < RICH:
        return []
    _, ship, price = max(sites)
    sea.bank -= price
    sea.homes.append(sea.ships.pop(ship)[0])
    return [f"c {ship}"]


def pays():
    """Returns whether one more ship will earn what it costs."""
    return sea.turn < sea.turns * 0.6 and sum(sea.halite) > SHARE * (len(sea.ships) + len(sea.enemies) + 1)


def play():
    orders = dropoff()
    chosen, holder = moves(goals())
    orders += [f"m {ship} {way}" for ship, way in chosen.items()]
    saving = len(sea.ships) > SHIPS_A_HOME * len(sea.homes) and len(sea.homes) < 3
    if sea.bank >= (5000 if saving else 1000) and pays() and sea.yard not in holder:
        orders.append("g")
    return " ".join(orders)


sea = Sea()
returning = set()
print("Step5", flush=True)
while True:
    sea.read_turn()
    home = [min(sea.homes, key=lambda place: sea.distance[cell][place]) for cell in sea.cells]  # By cell the nearest.
    value = inspired()
    danger = dangers()
    print(play(), flush=True)
