"""Step 2: as many ships as pay off."""

from sea import run, sea
from step1 import work

SHARE = 700  # Halite that must be left per ship, of all players, for one more to pay off.


def pays():
    """Returns whether one more ship will earn its price."""
    return sea.turn < sea.turns * 0.6 and sum(sea.halite) > SHARE * (len(sea.ships) + len(sea.enemies) + 1)


def play():
    orders, taken = work()
    if sea.bank >= 1000 and pays() and sea.yard not in taken:
        orders.append("g")
    return orders


if __name__ == "__main__":
    run("Step2", play)
