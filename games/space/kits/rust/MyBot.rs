// A first bot for Space Explorers: an explorer to each empty neighbour, and from half-full planets help to the weakest.
use std::collections::{BTreeMap, BTreeSet};
use std::io::stdin;

// A visible planet. Players are 1 and 2; 0 means none.
struct Planet {
    id: i64,
    size: i64,
    owner: i64,
    total: i64,
    people: [i64; 3],   // By player.
    shuttles: Vec<i64>, // The players whose people are on their way to it.
}

struct Board {
    me: usize,
    lanes: BTreeMap<i64, BTreeMap<i64, i64>>, // By planet, its neighbours with the ticks it takes to them.
}

fn words() -> Vec<String> {
    let mut line = String::new();
    if stdin().read_line(&mut line).unwrap() == 0 {
        std::process::exit(0); // The match is over.
    }
    line.split_whitespace().map(str::to_string).collect()
}

fn numbers(words: &[String]) -> Vec<i64> {
    words.iter().map(|word| word.parse().unwrap()).collect()
}

fn read_board() -> Board {
    let me = numbers(&words()[1..])[0] as usize;
    let mut lanes = BTreeMap::new();
    for _ in 0..numbers(&words()[1..])[0] {
        let told = numbers(&words()); // The planet, how many lanes, and of each its end and ticks.
        lanes.insert(told[0], told[2..].chunks(2).map(|lane| (lane[0], lane[1])).collect());
    }
    Board { me, lanes }
}

// Returns the visible planets by id.
fn read_turn() -> BTreeMap<i64, Planet> {
    let visible = numbers(&words()[1..])[1]; // The tick stands before it.
    let mut planets = BTreeMap::new();
    for _ in 0..visible {
        let told = numbers(&words()); // id, habitability, size, owner, is home, total, of 1, of 2, shuttles.
        let shuttles = told[9..].chunks(4).map(|shuttle| shuttle[0]).collect(); // Player, source, people, ticks.
        let people = [0, told[6], told[7]];
        let planet = Planet { id: told[0], size: told[2], owner: told[3], total: told[5], people, shuttles };
        planets.insert(planet.id, planet);
    }
    words(); // The ids of the hidden planets.
    planets
}

// Returns the neighbour with the fewest enemies; with nothing to conquer, the own planet with the fewest people.
fn weakest<'a>(me: usize, neighbours: &[&'a Planet]) -> Option<&'a Planet> {
    let own = |planet: &Planet| planet.owner == me as i64;
    let others = neighbours.iter().filter(|planet| planet.total > 0 && !own(planet));
    let mine = neighbours.iter().filter(|planet| own(planet));
    others.min_by_key(|planet| planet.people[3 - me]).or(mine.min_by_key(|planet| planet.people[me])).copied()
}

fn play(board: &Board, planets: &BTreeMap<i64, Planet>) -> String {
    let me = board.me;
    let mut orders = Vec::new();
    let mut explored = BTreeSet::new();
    for planet in planets.values().filter(|planet| planet.owner == me as i64) {
        let mut spare = planet.people[me] - 1;
        let ends = board.lanes[&planet.id].keys().filter(|&&end| end != planet.id);
        let neighbours: Vec<&Planet> = ends.map(|end| &planets[end]).collect();
        for other in &neighbours {
            let awaited = other.shuttles.contains(&(me as i64)) || explored.contains(&other.id);
            if other.total == 0 && !awaited && spare > 0 {
                orders.push(format!("{} {} 1", planet.id, other.id));
                explored.insert(other.id);
                spare -= 1;
            }
        }
        if planet.people[me] * 2 <= planet.size {
            continue; // It grows first.
        }
        if let Some(target) = weakest(me, &neighbours).filter(|_| spare / 2 > 0) {
            orders.push(format!("{} {} {}", planet.id, target.id, spare / 2));
        }
    }
    orders.join("; ")
}

fn main() {
    let board = read_board();
    loop {
        println!("{}", play(&board, &read_turn()));
    }
}
