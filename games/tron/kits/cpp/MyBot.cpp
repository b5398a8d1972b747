// A first bot for Tron Battle: straight on while it can, and then to where the most cells around are free.
#include <iostream>
#include <vector>

const int WIDTH = 30, HEIGHT = 20, UP = 2, NONE = -1;
const char* WORDS[] = {"LEFT", "RIGHT", "UP", "DOWN"};
const int DX[] = {-1, 1, 0, 0};
const int DY[] = {0, 0, -1, 1};

int ribbons[WIDTH][HEIGHT];  // The player whose ribbon lies on a cell, or NONE.
int my_x, my_y;              // Where our cycle is.

// Where a cycle started and where it is; all are -1 for a dead player.
struct Cycle {
    int start_x, start_y, x, y;
};

void forget(int player) {
    for (auto& column : ribbons) {
        for (int& owner : column) {
            if (owner == player) owner = NONE;
        }
    }
}

// Reads a message. It shows where cycles started and are; we remember where they have been.
bool read_turn() {
    int players, me;
    if (!(std::cin >> players >> me)) return false;  // The match is over.
    std::vector<Cycle> cycles(players);
    for (int player = 0; player < players; player++) {
        Cycle& cycle = cycles[player];
        std::cin >> cycle.start_x >> cycle.start_y >> cycle.x >> cycle.y;
        if (cycle.x < 0) forget(player);
    }
    for (int player = 0; player < players; player++) {
        const Cycle& cycle = cycles[player];
        if (cycle.x < 0) continue;
        ribbons[cycle.start_x][cycle.start_y] = player;
        ribbons[cycle.x][cycle.y] = player;
    }
    my_x = cycles[me].x;
    my_y = cycles[me].y;
    return true;
}

bool is_free(int x, int y) {
    return x >= 0 && x < WIDTH && y >= 0 && y < HEIGHT && ribbons[x][y] == NONE;
}

int free_around(int x, int y) {
    int count = 0;
    for (int direction = 0; direction < 4; direction++) count += is_free(x + DX[direction], y + DY[direction]);
    return count;
}

// Returns the direction to go in.
int play(int heading) {
    if (heading != NONE && is_free(my_x + DX[heading], my_y + DY[heading])) return heading;
    int best = UP, most = -1;
    for (int direction = 0; direction < 4; direction++) {
        int x = my_x + DX[direction], y = my_y + DY[direction];
        if (is_free(x, y) && free_around(x, y) > most) {
            best = direction;
            most = free_around(x, y);
        }
    }
    return best;
}

int main() {
    for (auto& column : ribbons) {
        for (int& owner : column) owner = NONE;
    }
    int heading = NONE;
    while (read_turn()) {
        heading = play(heading);
        std::cout << WORDS[heading] << std::endl;
    }
}
