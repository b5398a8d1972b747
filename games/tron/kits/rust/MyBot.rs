// A first bot for Tron Battle: straight on while it can, and then to where the most cells around are free.
use std::io::stdin;

const WIDTH: i32 = 30;
const HEIGHT: i32 = 20;
const NAMES: [&str; 4] = ["LEFT", "RIGHT", "UP", "DOWN"];
const STEPS: [(i32, i32); 4] = [(-1, 0), (1, 0), (0, -1), (0, 1)];
const NOBODY: i32 = -1;

fn numbers() -> Vec<i32> {
    let mut line = String::new();
    if stdin().read_line(&mut line).unwrap() == 0 {
        std::process::exit(0); // The match is over.
    }
    line.split_whitespace().map(|word| word.parse().unwrap()).collect()
}

struct Board {
    ribbons: Vec<i32>, // By cell, the player whose ribbon lies there.
}

impl Board {
    // Returns where our cycle is. A message shows where cycles started and are; we remember where they have been.
    fn read_turn(&mut self) -> (i32, i32) {
        let head = numbers();
        let cycles: Vec<Vec<i32>> = (0..head[0]).map(|_| numbers()).collect(); // All -1 for the dead.
        for (player, cycle) in cycles.iter().enumerate() {
            if cycle[0] < 0 {
                for owner in self.ribbons.iter_mut().filter(|owner| **owner == player as i32) {
                    *owner = NOBODY;
                }
            }
        }
        for (player, cycle) in cycles.iter().enumerate() {
            if cycle[2] >= 0 {
                self.ribbons[(cycle[1] * WIDTH + cycle[0]) as usize] = player as i32;
                self.ribbons[(cycle[3] * WIDTH + cycle[2]) as usize] = player as i32;
            }
        }
        let me = &cycles[head[1] as usize];
        (me[2], me[3])
    }

    fn free(&self, (x, y): (i32, i32)) -> bool {
        x >= 0 && x < WIDTH && y >= 0 && y < HEIGHT && self.ribbons[(y * WIDTH + x) as usize] == NOBODY
    }

    fn free_around(&self, place: (i32, i32)) -> usize {
        (0..4).filter(|&way| self.free(step(place, way))).count()
    }

    // Returns the direction to go in.
    fn play(&self, place: (i32, i32), heading: Option<usize>) -> usize {
        if let Some(way) = heading {
            if self.free(step(place, way)) {
                return way;
            }
        }
        let mut best = 2;
        let mut most = None;
        for way in 0..4 {
            let cell = step(place, way);
            if self.free(cell) && most.map_or(true, |known| self.free_around(cell) > known) {
                best = way;
                most = Some(self.free_around(cell));
            }
        }
        best
    }
}

fn step((x, y): (i32, i32), way: usize) -> (i32, i32) {
    (x + STEPS[way].0, y + STEPS[way].1)
}

fn main() {
    let mut board = Board { ribbons: vec![NOBODY; (WIDTH * HEIGHT) as usize] };
    let mut heading = None;
    loop {
        let place = board.read_turn();
        let way = board.play(place, heading);
        println!("{}", NAMES[way]);
        heading = Some(way);
    }
}
