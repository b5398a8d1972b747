"""Step 2: as many ships as the sea feeds."""

from sea import run, sea
from step1 import work

SHARE = 700  # So much halite has to be left for every ship of anybody, or one more does not pay.


def pays():
    """Returns whether one more ship will earn what it costs."""
    return sea.turn < sea.turns * 0.6 and sum(sea.halite) > SHARE * (len(sea.ships) + len(sea.enemies) + 1)


def play():
    orders, taken = work()
    if sea.bank >= 1000 and pays() and sea.yard not in taken:
        orders.append("g")
    return orders


if __name__ == "__main__":
    run("Step2", play)
