// A first bot for Halite III: ships mine the richest cells nearby and bring the halite home.
#include <algorithm>
#include <cstdlib>
#include <iostream>
#include <set>
#include <string>
#include <vector>

const int ENOUGH = 800;  // A ship with this much halite goes home.
const int POOR = 80;     // A cell with less halite than this is left alone.
const int MAX_SHIPS = 16;
const std::string LETTERS = "nsew";
const int DX[] = {0, 0, 1, -1};
const int DY[] = {-1, 1, 0, 0};

// A place is one number: y * width + x.
struct Ship {
    int id, place, cargo;
};

int turns = 400, players, me, width, height, home;
int turn, bank;
std::vector<int> halite;
std::vector<Ship> ships;
std::set<int> returning;

int number() {
    int value = 0;
    std::cin >> value;
    return value;
}

void read_greeting() {
    std::string constants;
    std::getline(std::cin, constants);
    const std::string key = "\"MAX_TURNS\":";
    size_t at = constants.find(key);
    if (at != std::string::npos) turns = std::atoi(constants.c_str() + at + key.size());
    players = number();
    me = number();
    int home_x = 0, home_y = 0;
    for (int i = 0; i < players; i++) {
        int player = number(), x = number(), y = number();
        if (player == me) {
            home_x = x;
            home_y = y;
        }
    }
    width = number();
    height = number();
    home = home_y * width + home_x;
    for (int cell = 0; cell < width * height; cell++) halite.push_back(number());
}

bool read_turn() {
    if (!(std::cin >> turn)) return false;  // The match is over.
    for (int i = 0; i < players; i++) {
        int player = number(), ship_count = number(), dropoff_count = number(), stored = number();
        std::vector<Ship> theirs;
        for (int j = 0; j < ship_count; j++) {
            int id = number(), x = number(), y = number();
            theirs.push_back({id, y * width + x, number()});
        }
        for (int j = 0; j < 3 * dropoff_count; j++) number();  // id, x, y. This bot builds none.
        if (player == me) {
            bank = stored;
            ships = theirs;
        }
    }
    int changed = number();
    for (int i = 0; i < changed; i++) {
        int x = number(), y = number();
        halite[y * width + x] = number();
    }
    return true;
}

int distance(int a, int b) {
    int dx = std::abs(a % width - b % width);
    int dy = std::abs(a / width - b / width);
    return std::min(dx, width - dx) + std::min(dy, height - dy);
}

int step(int place, int direction) {
    int x = (place % width + DX[direction] + width) % width;
    int y = (place / width + DY[direction] + height) % height;
    return y * width + x;
}

// The cell with the most halite for its distance that no other ship goes to.
int richest(int place, std::set<int>& claimed) {
    int best = place;
    double most = -1;
    for (int cell = 0; cell < width * height; cell++) {
        double worth = halite[cell] / (distance(place, cell) + 1.0);
        if (worth > most && !claimed.count(cell)) {
            best = cell;
            most = worth;
        }
    }
    claimed.insert(best);
    return best;
}

int goal(const Ship& ship, std::set<int>& claimed) {
    if (ship.place == home) returning.erase(ship.id);
    if (ship.cargo >= ENOUGH || turns - turn <= distance(ship.place, home) + MAX_SHIPS) returning.insert(ship.id);
    if (returning.count(ship.id)) return home;
    if (ship.place != home && halite[ship.place] >= POOR) return ship.place;
    return richest(ship.place, claimed);
}

// The direction of a ship. It never enters a cell that another ship of ours needs.
char move(const Ship& ship, int target, std::set<int>& taken) {
    int place = ship.place;
    if (ship.cargo < halite[place] / 10) return 'o';  // Too light to pay for the move.
    bool blocks_home = place == home && target != home;
    std::vector<int> ways;
    for (int way = 0; way < 4; way++) {
        if (blocks_home || distance(step(place, way), target) < distance(place, target)) ways.push_back(way);
    }
    std::stable_sort(ways.begin(), ways.end(), [&](int a, int b) {
        return distance(step(place, a), target) < distance(step(place, b), target);
    });
    for (int way : ways) {
        if (!taken.count(step(place, way))) {
            taken.erase(place);
            taken.insert(step(place, way));
            return LETTERS[way];
        }
    }
    return 'o';
}

void play() {
    std::set<int> taken, claimed;
    for (const Ship& ship : ships) taken.insert(ship.place);
    for (const Ship& ship : ships) {
        int target = goal(ship, claimed);
        std::cout << "m " << ship.id << ' ' << move(ship, target, taken) << ' ';
    }
    bool room = (int)ships.size() < MAX_SHIPS && !taken.count(home);
    if (bank >= 1000 && turn < turns / 2 && room) std::cout << 'g';
    std::cout << std::endl;
}

int main() {
    std::ios::sync_with_stdio(false);
    read_greeting();
    std::cout << "MyBot" << std::endl;
    while (read_turn()) play();
}
