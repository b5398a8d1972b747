// A first bot for Halite III: ships mine the richest cells nearby and bring the halite home.
declare function readline(): string; // The arena supplies it, and ends the bot with the match.

// A place is one number: y * width + x.
type Ship = { id: number; place: number; cargo: number };
type Turn = { turn: number; bank: number; ships: Ship[] };

const ENOUGH = 800; // A ship with this much halite goes home.
const POOR = 80; // A cell with less halite than this is left alone.
const MAX_SHIPS = 16;
const DIRECTIONS: Record<string, number[]> = { n: [0, -1], s: [0, 1], e: [1, 0], w: [-1, 0] };

function numbers(): number[] {
  return readline().trim().split(/\s+/).map(Number);
}

let width: number, height: number, home: number, me: number, players: number, turns: number;
const halite: number[] = [];
const returning = new Set<number>();

function readGreeting(): void {
  turns = JSON.parse(readline()).MAX_TURNS;
  [players, me] = numbers();
  const yards: number[][] = [];
  for (let i = 0; i < players; i++) {
    const [player, x, y] = numbers();
    yards[player] = [x, y];
  }
  [width, height] = numbers();
  home = yards[me][1] * width + yards[me][0];
  for (let y = 0; y < height; y++) halite.push(...numbers());
}

function readTurn(): Turn {
  const [turn] = numbers();
  let bank = 0;
  let ships: Ship[] = [];
  for (let i = 0; i < players; i++) {
    const [player, shipCount, dropoffCount, stored] = numbers();
    const theirs: Ship[] = [];
    for (let j = 0; j < shipCount; j++) {
      const [id, x, y, cargo] = numbers();
      theirs.push({ id, place: y * width + x, cargo });
    }
    for (let j = 0; j < dropoffCount; j++) numbers(); // id, x, y. This bot builds none.
    if (player === me) [bank, ships] = [stored, theirs];
  }
  const [changed] = numbers();
  for (let i = 0; i < changed; i++) {
    const [x, y, amount] = numbers();
    halite[y * width + x] = amount;
  }
  return { turn, bank, ships };
}

function distance(a: number, b: number): number {
  const dx = Math.abs((a % width) - (b % width));
  const dy = Math.abs(Math.floor(a / width) - Math.floor(b / width));
  return Math.min(dx, width - dx) + Math.min(dy, height - dy);
}

function step(place: number, direction: string): number {
  const [dx, dy] = DIRECTIONS[direction];
  const x = ((place % width) + dx + width) % width;
  const y = (Math.floor(place / width) + dy + height) % height;
  return y * width + x;
}

// The cell with the most halite for its distance that no other ship goes to.
function richest(place: number, claimed: Set<number>): number {
  let best = place;
  let most = -1;
  for (let cell = 0; cell < halite.length; cell++) {
    const worth = halite[cell] / (distance(place, cell) + 1);
    if (worth > most && !claimed.has(cell)) [best, most] = [cell, worth];
  }
  claimed.add(best);
  return best;
}

function goal({ id, place, cargo }: Ship, turn: number, claimed: Set<number>): number {
  if (place === home) returning.delete(id);
  if (cargo >= ENOUGH || turns - turn <= distance(place, home) + MAX_SHIPS) returning.add(id);
  if (returning.has(id)) return home;
  if (place !== home && halite[place] >= POOR) return place;
  return richest(place, claimed);
}

// The direction of a ship. It never enters a cell that another ship of ours needs.
function move({ place, cargo }: Ship, target: number, taken: Set<number>): string {
  if (cargo < Math.floor(halite[place] / 10)) return 'o'; // Too light to pay for the move.
  const after = (direction: string) => distance(step(place, direction), target);
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

function play({ turn, bank, ships }: Turn): string {
  const taken = new Set(ships.map((ship) => ship.place));
  const claimed = new Set<number>();
  const orders = ships.map((ship) => `m ${ship.id} ${move(ship, goal(ship, turn, claimed), taken)}`);
  if (bank >= 1000 && turn < turns * 0.5 && ships.length < MAX_SHIPS && !taken.has(home)) orders.push('g');
  return orders.join(' ');
}

readGreeting();
console.log('MyBot');
for (;;) console.log(play(readTurn()));
