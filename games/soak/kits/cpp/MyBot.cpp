// A first bot for Soak Overflow: walk up to the nearest enemy, shoot the wettest in range, hunker down otherwise.
#include <cstdlib>
#include <iostream>
#include <map>
#include <string>
#include <utility>
#include <vector>

// An agent: its fixed values from the first message, and its state from each turn.
struct Agent {
    int id, player, shoot_cooldown, range, power;
    int x, y, cooldown, bombs, wetness;
};

int me, width, height;
std::map<std::pair<int, int>, int> tiles;  // By x and y: 0 is floor, 1 low cover, 2 high cover.
std::map<int, Agent> agents;
std::vector<Agent> ours, enemies;

void read_greeting() {
    int count;
    std::cin >> me >> count;
    for (int i = 0; i < count; i++) {
        Agent agent{};
        std::cin >> agent.id >> agent.player >> agent.shoot_cooldown >> agent.range >> agent.power >> agent.bombs;
        agents[agent.id] = agent;
    }
    std::cin >> width >> height;
    for (int i = 0; i < width * height; i++) {
        int x, y, type;
        std::cin >> x >> y >> type;
        tiles[{x, y}] = type;
    }
}

bool read_turn() {
    int count;
    if (!(std::cin >> count)) return false;  // The match is over.
    ours.clear();
    enemies.clear();
    for (int i = 0; i < count; i++) {
        int id;
        std::cin >> id;
        Agent& agent = agents[id];
        std::cin >> agent.x >> agent.y >> agent.cooldown >> agent.bombs >> agent.wetness;
        (agent.player == me ? ours : enemies).push_back(agent);
    }
    std::cin >> count;  // How many of them are ours: one line is due for each.
    return true;
}

int distance(const Agent& a, const Agent& b) {
    return std::abs(a.x - b.x) + std::abs(a.y - b.y);
}

// Walks on until the nearest enemy is in range. The game finds the way around covers.
std::string move(const Agent& agent) {
    int x = width / 2, y = height / 2, nearest = 1 << 20;
    for (const Agent& enemy : enemies) {
        if (distance(agent, enemy) < nearest) {
            nearest = distance(agent, enemy);
            x = enemy.x;
            y = enemy.y;
        }
    }
    if (nearest <= agent.range) return "";
    return ";MOVE " + std::to_string(x) + " " + std::to_string(y);
}

// Shoots the wettest enemy in range, of equal ones the nearest. Up to twice the range a shot does half.
std::string fight(const Agent& agent) {
    const Agent* best = nullptr;
    for (const Agent& enemy : enemies) {
        if (distance(agent, enemy) > 2 * agent.range) continue;
        bool wetter = !best || enemy.wetness > best->wetness;
        bool nearer = best && enemy.wetness == best->wetness && distance(agent, enemy) < distance(agent, *best);
        if (wetter || nearer) best = &enemy;
    }
    return agent.cooldown > 0 || !best ? ";HUNKER_DOWN" : ";SHOOT " + std::to_string(best->id);
}

int main() {
    std::ios::sync_with_stdio(false);
    read_greeting();
    while (read_turn()) {
        for (const Agent& agent : ours) std::cout << agent.id << move(agent) << fight(agent) << std::endl;
    }
}
