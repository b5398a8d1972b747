// A first bot for Soak Overflow: walk up to the nearest enemy, shoot the wettest in range, hunker down otherwise.
use std::collections::HashMap;
use std::io::stdin;

// An agent: its fixed values from the first message, and its state from each turn.
#[derive(Clone)]
struct Agent {
    id: i32,
    player: i32,
    range: i32,
    x: i32,
    y: i32,
    cooldown: i32,
    wetness: i32,
}

struct Match {
    me: i32,
    width: i32,
    height: i32,
    tiles: HashMap<(i32, i32), i32>, // By x and y: 0 is floor, 1 low cover, 2 high cover.
    agents: HashMap<i32, Agent>,
}

fn numbers() -> Vec<i32> {
    let mut line = String::new();
    if stdin().read_line(&mut line).unwrap() == 0 {
        std::process::exit(0); // The match is over.
    }
    line.split_whitespace().map(|word| word.parse().unwrap()).collect()
}

fn read_greeting() -> Match {
    let me = numbers()[0];
    let mut agents = HashMap::new();
    for _ in 0..numbers()[0] {
        let told = numbers(); // id, player, shoot cooldown, range, power, bombs.
        let agent = Agent { id: told[0], player: told[1], range: told[3], x: 0, y: 0, cooldown: 0, wetness: 0 };
        agents.insert(agent.id, agent);
    }
    let size = numbers();
    let mut tiles = HashMap::new();
    for _ in 0..size[1] {
        for tile in numbers().chunks(3) {
            tiles.insert((tile[0], tile[1]), tile[2]);
        }
    }
    Match { me, width: size[0], height: size[1], tiles, agents }
}

// Returns the agents still in the match.
fn read_turn(game: &mut Match) -> Vec<Agent> {
    let mut living = Vec::new();
    for _ in 0..numbers()[0] {
        let told = numbers(); // id, x, y, cooldown, bombs, wetness.
        let agent = game.agents.get_mut(&told[0]).unwrap();
        agent.x = told[1];
        agent.y = told[2];
        agent.cooldown = told[3];
        agent.wetness = told[5];
        living.push(agent.clone());
    }
    numbers(); // How many of them are ours: one line is due for each.
    living
}

fn distance(a: &Agent, b: &Agent) -> i32 {
    (a.x - b.x).abs() + (a.y - b.y).abs()
}

// Walks on until the nearest enemy is in range. The game finds the way around covers.
fn walk(game: &Match, agent: &Agent, enemies: &[&Agent]) -> String {
    match enemies.iter().min_by_key(|enemy| distance(agent, enemy)) {
        Some(nearest) if distance(agent, nearest) <= agent.range => String::new(),
        Some(nearest) => format!(";MOVE {} {}", nearest.x, nearest.y),
        None => format!(";MOVE {} {}", game.width / 2, game.height / 2),
    }
}

// Shoots the wettest enemy in range, of equal ones the nearest. Up to twice the range a shot does half.
fn fight(agent: &Agent, enemies: &[&Agent]) -> String {
    let in_range = enemies.iter().filter(|enemy| distance(agent, enemy) <= 2 * agent.range);
    match in_range.min_by_key(|enemy| (-enemy.wetness, distance(agent, enemy))) {
        Some(target) if agent.cooldown == 0 => format!(";SHOOT {}", target.id),
        _ => ";HUNKER_DOWN".to_string(),
    }
}

fn main() {
    let mut game = read_greeting();
    eprintln!("{} tiles of cover", game.tiles.values().filter(|&&tile| tile > 0).count());
    loop {
        let living = read_turn(&mut game);
        let enemies: Vec<&Agent> = living.iter().filter(|agent| agent.player != game.me).collect();
        for agent in living.iter().filter(|agent| agent.player == game.me) {
            println!("{}{}{}", agent.id, walk(&game, agent, &enemies), fight(agent, &enemies));
        }
    }
}
