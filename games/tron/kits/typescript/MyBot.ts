// A first bot for Tron Battle: straight on while it can, and then to where the most cells around are free.
declare function readline(): string; // As at CodinGame: the arena supplies it, and ends the bot with the match.

type Place = { x: number; y: number };

const WIDTH = 30;
const HEIGHT = 20;
const NOBODY = -1;
const NAMES = ['LEFT', 'RIGHT', 'UP', 'DOWN'];
const STEPS: Place[] = [{ x: -1, y: 0 }, { x: 1, y: 0 }, { x: 0, y: -1 }, { x: 0, y: 1 }];

const ribbons: number[] = new Array(WIDTH * HEIGHT).fill(NOBODY); // By cell, the player whose ribbon lies there.

function numbers(): number[] {
  return readline().trim().split(/\s+/).map(Number);
}

// Returns where our cycle is. A message shows where cycles started and are; we remember where they have been.
function readTurn(): Place {
  const [players, me] = numbers();
  const cycles: number[][] = []; // x and y of the start, x and y of now; all -1 for the dead.
  for (let i = 0; i < players; i++) cycles.push(numbers());
  cycles.forEach(([x], player) => {
    if (x < 0) ribbons.forEach((owner, cell) => { if (owner === player) ribbons[cell] = NOBODY; });
  });
  cycles.forEach(([startX, startY, x, y], player) => {
    if (x < 0) return;
    ribbons[startY * WIDTH + startX] = player;
    ribbons[y * WIDTH + x] = player;
  });
  return { x: cycles[me][2], y: cycles[me][3] };
}

function free({ x, y }: Place): boolean {
  return x >= 0 && x < WIDTH && y >= 0 && y < HEIGHT && ribbons[y * WIDTH + x] === NOBODY;
}

function step(at: Place, way: number): Place {
  return { x: at.x + STEPS[way].x, y: at.y + STEPS[way].y };
}

function freeAround(at: Place): number {
  return STEPS.filter((_, way) => free(step(at, way))).length;
}

// Returns the direction to go in.
function play(at: Place, heading: number): number {
  if (heading >= 0 && free(step(at, heading))) return heading;
  let best = 2;
  let most = -1;
  for (let way = 0; way < STEPS.length; way++) {
    const cell = step(at, way);
    if (free(cell) && freeAround(cell) > most) {
      best = way;
      most = freeAround(cell);
    }
  }
  return best;
}

let heading = -1;
for (;;) {
  heading = play(readTurn(), heading);
  console.log(NAMES[heading]);
}
