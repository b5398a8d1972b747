"""A first bot for Soak Overflow: walk up to the nearest enemy, shoot the wettest in range, hunker down otherwise."""

import sys


def numbers():
    line = sys.stdin.readline()
    if not line:
        sys.exit()  # The match is over.
    return [int(word) for word in line.split()]


class Agent:
    """An agent: its fixed values from the first message, and its state from each turn."""

    def __init__(self):
        self.id, self.player, self.shoot_cooldown, self.range, self.power, self.bombs = numbers()

    def update(self, x, y, cooldown, bombs, wetness):
        self.x, self.y, self.cooldown, self.bombs, self.wetness = x, y, cooldown, bombs, wetness

    def distance(self, other):
        return abs(self.x - other.x) + abs(self.y - other.y)


def read_greeting():
    global me, agents, width, height, tiles
    (me,) = numbers()
    (count,) = numbers()
    agents = {agent.id: agent for agent in (Agent() for _ in range(count))}
    width, height = numbers()
    tiles = {}  # (x, y): 0 is floor, 1 low cover, 2 high cover.
    for _ in range(height):
        row = numbers()
        for i in range(0, len(row), 3):
            tiles[row[i], row[i + 1]] = row[i + 2]


def read_turn():
    """Returns the agents still in the match."""
    (count,) = numbers()
    living = []
    for _ in range(count):
        agent_id, *facts = numbers()
        agents[agent_id].update(*facts)
        living.append(agents[agent_id])
    numbers()  # How many of them are ours: one line is due for each.
    return living


def move(agent, enemies):
    """Walks on until the nearest enemy is in range. The game finds the way around covers."""
    if not enemies:
        return f";MOVE {width // 2} {height // 2}"
    nearest = min(enemies, key=agent.distance)
    if agent.distance(nearest) <= agent.range:
        return ""
    return f";MOVE {nearest.x} {nearest.y}"


def fight(agent, enemies):
    """Shoots the wettest enemy in range, of equal ones the nearest. Up to twice the range a shot does half."""
    targets = [enemy for enemy in enemies if agent.distance(enemy) <= 2 * agent.range]
    if agent.cooldown > 0 or not targets:
        return ";HUNKER_DOWN"
    best = max(targets, key=lambda enemy: (enemy.wetness, -agent.distance(enemy)))
    return f";SHOOT {best.id}"


read_greeting()
while True:
    living = read_turn()
    enemies = [agent for agent in living if agent.player != me]
    for agent in living:
        if agent.player == me:
            print(f"{agent.id}{move(agent, enemies)}{fight(agent, enemies)}", flush=True)
