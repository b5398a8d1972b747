// A first bot for Space Explorers: an explorer to each empty neighbour, and from half-full planets help to the weakest.
import { createInterface } from 'node:readline';

const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]();

async function words() {
  const { value, done } = await lines.next();
  if (done) process.exit(0); // The match is over.
  return value.trim().split(/\s+/);
}

let me; // Players are 1 and 2, and 0 is nobody.
const lanes = new Map(); // By planet, its neighbours as [id, ticks].

async function readBoard() {
  me = Number((await words())[1]);
  const count = Number((await words())[1]);
  for (let i = 0; i < count; i++) {
    const [planet, degree, ...ends] = (await words()).map(Number);
    const list = [];
    for (let j = 0; j < degree; j++) list.push([ends[2 * j], ends[2 * j + 1]]);
    lanes.set(planet, list.sort((a, b) => a[0] - b[0]));
  }
}

// The visible planets by id.
async function readTurn() {
  const [, , visible] = (await words()).map(Number); // The tick stands before it.
  const planets = new Map();
  for (let i = 0; i < visible; i++) {
    const [id, habitability, size, owner, isHome, total, first, second, count, ...rest] = (await words()).map(Number);
    const shuttles = []; // On their way to it.
    for (let j = 0; j < count; j++) {
      const [player, source, people, ticks] = rest.slice(4 * j, 4 * j + 4);
      shuttles.push({ player, source, people, ticks });
    }
    planets.set(id, { id, habitability, size, owner, isHome, total, people: [0, first, second], shuttles });
  }
  await words(); // The ids of the hidden planets.
  return planets;
}

function least(list, key) {
  return list.reduce((a, b) => (a === undefined || key(b) < key(a) ? b : a), undefined);
}

function play(planets) {
  const orders = [];
  const explored = new Set();
  for (const planet of [...planets.values()].sort((a, b) => a.id - b.id)) {
    if (planet.owner !== me) continue;
    let spare = planet.people[me] - 1;
    const neighbours = lanes.get(planet.id).filter(([id]) => id !== planet.id).map(([id]) => planets.get(id));
    for (const other of neighbours) {
      const awaited = other.shuttles.some((shuttle) => shuttle.player === me) || explored.has(other.id);
      if (other.total === 0 && !awaited && spare > 0) {
        orders.push(`${planet.id} ${other.id} 1`);
        explored.add(other.id);
        spare--;
      }
    }
    if (planet.people[me] * 2 <= planet.size) continue; // It grows first.
    const others = neighbours.filter((other) => other.total > 0 && other.owner !== me);
    const own = neighbours.filter((other) => other.owner === me);
    // With nothing to conquer here, help the own planet that has the fewest people.
    const weakest = least(others, (other) => other.people[3 - me]) ?? least(own, (other) => other.people[me]);
    const some = Math.floor(spare / 2);
    if (weakest && some > 0) orders.push(`${planet.id} ${weakest.id} ${some}`);
  }
  return orders.join('; ');
}

await readBoard();
for (;;) console.log(play(await readTurn()));
