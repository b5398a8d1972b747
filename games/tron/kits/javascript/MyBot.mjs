// A first bot for Tron Battle: straight on while it can, and then to where the most cells around are free.
import { createInterface } from 'node:readline';

const WIDTH = 30;
const HEIGHT = 20;
const DIRECTIONS = { LEFT: [-1, 0], RIGHT: [1, 0], UP: [0, -1], DOWN: [0, 1] };

const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]();
const ribbons = new Array(WIDTH * HEIGHT).fill(-1); // By cell, the player whose ribbon lies there.

async function numbers() {
  const { value, done } = await lines.next();
  if (done) process.exit(0); // The match is over.
  return value.trim().split(/\s+/).map(Number);
}

// Returns where our cycle is. A message shows where cycles started and are; we remember where they have been.
async function readTurn() {
  const [players, me] = await numbers();
  const cycles = []; // x and y of the start, x and y of now; all -1 for the dead.
  for (let i = 0; i < players; i++) cycles.push(await numbers());
  cycles.forEach(([x], player) => {
    if (x < 0) ribbons.forEach((owner, cell) => { if (owner === player) ribbons[cell] = -1; });
  });
  cycles.forEach(([startX, startY, x, y], player) => {
    if (x < 0) return;
    ribbons[startY * WIDTH + startX] = player;
    ribbons[y * WIDTH + x] = player;
  });
  return { x: cycles[me][2], y: cycles[me][3] };
}

function free({ x, y }) {
  return x >= 0 && x < WIDTH && y >= 0 && y < HEIGHT && ribbons[y * WIDTH + x] < 0;
}

function step({ x, y }, direction) {
  const [dx, dy] = DIRECTIONS[direction];
  return { x: x + dx, y: y + dy };
}

function freeAround(place) {
  return Object.keys(DIRECTIONS).filter((direction) => free(step(place, direction))).length;
}

// Returns the direction to go in.
function play(place, heading) {
  if (heading && free(step(place, heading))) return heading;
  let best = 'UP';
  let most = -1;
  for (const direction of Object.keys(DIRECTIONS)) {
    const cell = step(place, direction);
    if (free(cell) && freeAround(cell) > most) {
      best = direction;
      most = freeAround(cell);
    }
  }
  return best;
}

let heading;
for (;;) {
  heading = play(await readTurn(), heading);
  console.log(heading);
}
