// A first bot for Halite III: ships mine the richest cells nearby and bring the halite home.
import { createInterface } from 'node:readline';

const ENOUGH = 800; // A ship with this much halite goes home.
const POOR = 80; // A cell with less halite than this is left alone.
const MAX_SHIPS = 16;
const DIRECTIONS = { n: [0, -1], s: [0, 1], e: [1, 0], w: [-1, 0] };

const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]();

async function line() {
  const { value, done } = await lines.next();
  if (done) process.exit(0); // The match is over.
  return value;
}

async function numbers() {
  return (await line()).trim().split(/\s+/).map(Number);
}

// A place is one number: y * width + x.
let width, height, home, me, players, turns;
const halite = [];
const returning = new Set();

async function readGreeting() {
  turns = JSON.parse(await line()).MAX_TURNS;
  [players, me] = await numbers();
  const yards = [];
  for (let i = 0; i < players; i++) {
    const [player, x, y] = await numbers();
    yards[player] = [x, y];
  }
  [width, height] = await numbers();
  home = yards[me][1] * width + yards[me][0];
  for (let y = 0; y < height; y++) halite.push(...(await numbers()));
}

async function readTurn() {
  const [turn] = await numbers();
  let bank = 0;
  let ships = [];
  for (let i = 0; i < players; i++) {
    const [player, shipCount, dropoffCount, stored] = await numbers();
    const theirs = [];
    for (let j = 0; j < shipCount; j++) {
      const [id, x, y, cargo] = await numbers();
      theirs.push({ id, place: y * width + x, cargo });
    }
    for (let j = 0; j < dropoffCount; j++) await numbers(); // id, x, y. This bot builds none.
    if (player === me) [bank, ships] = [stored, theirs];
  }
  const [changed] = await numbers();
  for (let i = 0; i < changed; i++) {
    const [x, y, amount] = await numbers();
    halite[y * width + x] = amount;
  }
  return { turn, bank, ships };
}

function distance(a, b) {
  const dx = Math.abs((a % width) - (b % width));
  const dy = Math.abs(Math.floor(a / width) - Math.floor(b / width));
  return Math.min(dx, width - dx) + Math.min(dy, height - dy);
}

function step(place, direction) {
  const [dx, dy] = DIRECTIONS[direction];
  const x = ((place % width) + dx + width) % width;
  const y = (Math.floor(place / width) + dy + height) % height;
  return y * width + x;
}

// The cell with the most halite for its distance that no other ship goes to.
function richest(place, claimed) {
  let best = place;
  let most = -1;
  for (let cell = 0; cell < halite.length; cell++) {
    const worth = halite[cell] / (distance(place, cell) + 1);
    if (worth > most && !claimed.has(cell)) [best, most] = [cell, worth];
  }
  claimed.add(best);
  return best;
}

function goal({ id, place, cargo }, turn, claimed) {
  if (place === home) returning.delete(id);
  if (cargo >= ENOUGH || turns - turn <= distance(place, home) + MAX_SHIPS) returning.add(id);
  if (returning.has(id)) return home;
  if (place !== home && halite[place] >= POOR) return place;
  return richest(place, claimed);
}

// The direction of a ship. It never enters a cell that another ship of ours needs.
function move({ place, cargo }, target, taken) {
  if (cargo < Math.floor(halite[place] / 10)) return 'o'; // Too light to pay for the move.
  const after = (direction) => distance(step(place, direction), target);
  const blocksHome = place === home && target !== home;
  const ways = Object.keys(DIRECTIONS).filter((d) => blocksHome || after(d) < distance(place, target));
  for (const direction of ways.sort((a, b) => after(a) - after(b))) {
    if (!taken.has(step(place, direction))) {
      taken.delete(place);
      taken.add(step(place, direction));
      return direction;
    }
  }
  return 'o';
}

function play({ turn, bank, ships }) {
  const taken = new Set(ships.map((ship) => ship.place));
  const claimed = new Set();
  const orders = ships.map((ship) => `m ${ship.id} ${move(ship, goal(ship, turn, claimed), taken)}`);
  if (bank >= 1000 && turn < turns * 0.5 && ships.length < MAX_SHIPS && !taken.has(home)) orders.push('g');
  return orders.join(' ');
}

await readGreeting();
console.log('MyBot');
for (;;) console.log(play(await readTurn()));
