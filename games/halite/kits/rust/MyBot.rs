// A first bot for Halite III: ships mine the richest cells nearby and bring the halite home.
use std::collections::HashSet;
use std::io::stdin;

const ENOUGH: i32 = 800; // A ship with this much halite goes home.
const POOR: i32 = 80; // A cell with less halite than this is left alone.
const MAX_SHIPS: i32 = 16;
const LETTERS: [char; 4] = ['n', 's', 'e', 'w'];
const STEPS: [(i32, i32); 4] = [(0, -1), (0, 1), (1, 0), (-1, 0)];

// A place is one number: y * width + x.
struct Ship {
    id: i32,
    place: i32,
    cargo: i32,
}

struct Game {
    turns: i32,
    players: i32,
    me: i32,
    width: i32,
    height: i32,
    home: i32,
    halite: Vec<i32>,
    returning: HashSet<i32>,
    turn: i32,
    bank: i32,
}

fn line() -> String {
    let mut line = String::new();
    if stdin().read_line(&mut line).unwrap() == 0 {
        std::process::exit(0); // The match is over.
    }
    line
}

fn numbers() -> Vec<i32> {
    line().split_whitespace().map(|word| word.parse().unwrap()).collect()
}

// Finds a whole number among the constants of the match, which are JSON.
fn constant(constants: &str, name: &str) -> i32 {
    let after = constants.split(&format!("\"{}\":", name)).nth(1).unwrap().trim_start();
    let digits: String = after.chars().take_while(char::is_ascii_digit).collect();
    digits.parse().unwrap()
}

fn read_greeting() -> Game {
    let turns = constant(&line(), "MAX_TURNS");
    let head = numbers();
    let yards: Vec<Vec<i32>> = (0..head[0]).map(|_| numbers()).collect(); // Of each its player, x and y.
    let size = numbers();
    let yard = yards.iter().find(|yard| yard[0] == head[1]).unwrap();
    Game {
        turns,
        players: head[0],
        me: head[1],
        width: size[0],
        height: size[1],
        home: yard[2] * size[0] + yard[1],
        halite: (0..size[1]).flat_map(|_| numbers()).collect(),
        returning: HashSet::new(),
        turn: 0,
        bank: 0,
    }
}

impl Game {
    // Returns our ships.
    fn read_turn(&mut self) -> Vec<Ship> {
        self.turn = numbers()[0];
        let mut ours = Vec::new();
        for _ in 0..self.players {
            let head = numbers(); // The player, how many ships and dropoffs, and the halite in store.
            for _ in 0..head[1] {
                let told = numbers();
                if head[0] == self.me {
                    ours.push(Ship { id: told[0], place: told[2] * self.width + told[1], cargo: told[3] });
                }
            }
            for _ in 0..head[2] {
                numbers(); // id, x, y. This bot builds none.
            }
            if head[0] == self.me {
                self.bank = head[3];
            }
        }
        for _ in 0..numbers()[0] {
            let cell = numbers();
            self.halite[(cell[1] * self.width + cell[0]) as usize] = cell[2];
        }
        ours
    }

    fn distance(&self, a: i32, b: i32) -> i32 {
        let dx = (a % self.width - b % self.width).abs();
        let dy = (a / self.width - b / self.width).abs();
        dx.min(self.width - dx) + dy.min(self.height - dy)
    }

    fn step(&self, place: i32, way: usize) -> i32 {
        let x = (place % self.width + STEPS[way].0).rem_euclid(self.width);
        let y = (place / self.width + STEPS[way].1).rem_euclid(self.height);
        y * self.width + x
    }

    // Returns the cell with the most halite for its distance that no other ship goes to.
    fn richest(&self, place: i32, claimed: &mut HashSet<i32>) -> i32 {
        let mut best = place;
        let mut most = -1.0;
        for cell in 0..self.halite.len() as i32 {
            let worth = f64::from(self.halite[cell as usize]) / f64::from(self.distance(place, cell) + 1);
            if worth > most && !claimed.contains(&cell) {
                best = cell;
                most = worth;
            }
        }
        claimed.insert(best);
        best
    }

    fn goal(&mut self, ship: &Ship, claimed: &mut HashSet<i32>) -> i32 {
        if ship.place == self.home {
            self.returning.remove(&ship.id);
        }
        let way_home = self.distance(ship.place, self.home);
        if ship.cargo >= ENOUGH || self.turns - self.turn <= way_home + MAX_SHIPS {
            self.returning.insert(ship.id);
        }
        if self.returning.contains(&ship.id) {
            return self.home;
        }
        if ship.place != self.home && self.halite[ship.place as usize] >= POOR {
            return ship.place;
        }
        self.richest(ship.place, claimed)
    }

    // Returns the direction of a ship. It never enters a cell that another ship of ours needs.
    fn steer(&self, ship: &Ship, target: i32, taken: &mut HashSet<i32>) -> char {
        if ship.cargo < self.halite[ship.place as usize] / 10 {
            return 'o'; // Too light to pay for the move.
        }
        let after = |way: &usize| self.distance(self.step(ship.place, *way), target);
        let blocks_home = ship.place == self.home && target != self.home;
        let now = self.distance(ship.place, target);
        let mut ways: Vec<usize> = (0..4).filter(|way| blocks_home || after(way) < now).collect();
        ways.sort_by_key(after);
        for way in ways {
            let cell = self.step(ship.place, way);
            if !taken.contains(&cell) {
                taken.remove(&ship.place);
                taken.insert(cell);
                return LETTERS[way];
            }
        }
        'o'
    }

    fn play(&mut self, ships: &[Ship]) -> String {
        let mut taken: HashSet<i32> = ships.iter().map(|ship| ship.place).collect();
        let mut claimed = HashSet::new();
        let mut orders = Vec::new();
        for ship in ships {
            let target = self.goal(ship, &mut claimed);
            orders.push(format!("m {} {}", ship.id, self.steer(ship, target, &mut taken)));
        }
        let early = self.turn * 2 < self.turns && (ships.len() as i32) < MAX_SHIPS;
        if self.bank >= 1000 && early && !taken.contains(&self.home) {
            orders.push("g".to_string());
        }
        orders.join(" ")
    }
}

fn main() {
    let mut game = read_greeting();
    println!("MyBot");
    loop {
        let ships = game.read_turn();
        println!("{}", game.play(&ships));
    }
}
