// A first bot for Space Explorers: an explorer to each empty neighbour, and from half-full planets help to the weakest.
#include <iostream>
#include <map>
#include <set>
#include <string>
#include <vector>

// People on their way to a planet.
struct Shuttle {
    int player, source;
    long long people;
    int ticks;
};

// A visible planet. Players are 1 and 2; 0 means none.
struct Planet {
    int id, habitability, size, owner, is_home;
    long long total;
    long long people[3];  // By player.
    std::vector<Shuttle> shuttles;
};

int me, planet_count;
std::map<int, std::map<int, int>> lanes;  // By planet, its neighbours with the ticks it takes to them.
std::map<int, Planet> planets;            // Those in sight; all others are hidden.

void read_board() {
    std::string word;
    std::cin >> word >> me >> word >> planet_count;
    for (int i = 0; i < planet_count; i++) {
        int planet, count;
        std::cin >> planet >> count;
        for (int j = 0; j < count; j++) {
            int end;
            std::cin >> end;
            std::cin >> lanes[planet][end];
        }
    }
}

bool read_turn() {
    std::string word;
    int tick, visible, hidden;
    if (!(std::cin >> word >> tick >> visible >> hidden)) return false;  // The match is over.
    planets.clear();
    for (int i = 0; i < visible; i++) {
        Planet p{};
        size_t count;
        std::cin >> p.id >> p.habitability >> p.size >> p.owner >> p.is_home >> p.total;
        std::cin >> p.people[1] >> p.people[2] >> count;
        for (size_t j = 0; j < count; j++) {
            Shuttle s{};
            std::cin >> s.player >> s.source >> s.people >> s.ticks;
            p.shuttles.push_back(s);
        }
        planets[p.id] = p;
    }
    for (int i = 0; i < hidden; i++) std::cin >> word;  // The ids of the hidden planets.
    return true;
}

bool awaits_ours(const Planet& planet) {
    for (const Shuttle& shuttle : planet.shuttles) {
        if (shuttle.player == me) return true;
    }
    return false;
}

// The neighbour with the fewest enemies; with nothing to conquer, the own planet with the fewest people.
const Planet* weakest(const Planet& planet) {
    const Planet* best = nullptr;
    for (bool conquer : {true, false}) {
        for (const auto& lane : lanes[planet.id]) {
            const Planet& other = planets[lane.first];
            bool fits = conquer ? other.total > 0 && other.owner != me : other.owner == me;
            int counted = conquer ? 3 - me : me;
            if (other.id == planet.id || !fits) continue;
            if (!best || other.people[counted] < best->people[counted]) best = &other;
        }
        if (best) break;
    }
    return best;
}

void play() {
    std::string orders;
    std::set<int> explored;
    auto send = [&](int from, int to, long long people) {
        orders += std::to_string(from) + " " + std::to_string(to) + " " + std::to_string(people) + "; ";
    };
    for (const auto& entry : planets) {
        const Planet& planet = entry.second;
        if (planet.owner != me) continue;
        long long spare = planet.people[me] - 1;
        for (const auto& lane : lanes[planet.id]) {
            const Planet& other = planets[lane.first];
            bool open = other.total == 0 && !awaits_ours(other) && !explored.count(other.id);
            if (other.id != planet.id && open && spare > 0) {
                send(planet.id, other.id, 1);
                explored.insert(other.id);
                spare--;
            }
        }
        if (planet.people[me] * 2 <= planet.size) continue;  // It grows first.
        const Planet* target = weakest(planet);
        if (target && spare / 2 > 0) send(planet.id, target->id, spare / 2);
    }
    std::cout << orders << std::endl;
}

int main() {
    std::ios::sync_with_stdio(false);
    read_board();
    while (read_turn()) play();
}
