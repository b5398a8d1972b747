// A first bot for Soak Overflow: walk up to the nearest enemy, shoot the wettest in range, hunker down otherwise.
import { createInterface } from 'node:readline';

const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]();

async function numbers() {
  const { value, done } = await lines.next();
  if (done) process.exit(0); // The match is over.
  return value.trim().split(/\s+/).map(Number);
}

let me, width, height;
const agents = new Map();
const tiles = new Map(); // "x y": 0 is floor, 1 low cover, 2 high cover.

async function readGreeting() {
  [me] = await numbers();
  const [count] = await numbers();
  for (let i = 0; i < count; i++) {
    const [id, player, shootCooldown, range, power, bombs] = await numbers();
    agents.set(id, { id, player, shootCooldown, range, power, bombs });
  }
  [width, height] = await numbers();
  for (let row = 0; row < height; row++) {
    const triples = await numbers();
    for (let i = 0; i < triples.length; i += 3) tiles.set(`${triples[i]} ${triples[i + 1]}`, triples[i + 2]);
  }
}

// The agents still in the match.
async function readTurn() {
  const [count] = await numbers();
  const living = [];
  for (let i = 0; i < count; i++) {
    const [id, x, y, cooldown, bombs, wetness] = await numbers();
    living.push(Object.assign(agents.get(id), { x, y, cooldown, bombs, wetness }));
  }
  await numbers(); // How many of them are ours: one line is due for each.
  return living;
}

const distance = (a, b) => Math.abs(a.x - b.x) + Math.abs(a.y - b.y);

// Walks on until the nearest enemy is in range. The game finds the way around covers.
function move(agent, enemies) {
  if (enemies.length === 0) return `;MOVE ${Math.floor(width / 2)} ${Math.floor(height / 2)}`;
  const nearest = enemies.reduce((a, b) => (distance(agent, b) < distance(agent, a) ? b : a));
  return distance(agent, nearest) <= agent.range ? '' : `;MOVE ${nearest.x} ${nearest.y}`;
}

// Shoots the wettest enemy in range, of equal ones the nearest. Up to twice the range a shot does half.
function fight(agent, enemies) {
  const targets = enemies.filter((enemy) => distance(agent, enemy) <= 2 * agent.range);
  if (agent.cooldown > 0 || targets.length === 0) return ';HUNKER_DOWN';
  const better = (a, b) => b.wetness - a.wetness || distance(agent, a) - distance(agent, b);
  return `;SHOOT ${targets.sort(better)[0].id}`;
}

await readGreeting();
for (;;) {
  const living = await readTurn();
  const enemies = living.filter((agent) => agent.player !== me);
  for (const agent of living.filter((each) => each.player === me)) {
    console.log(`${agent.id}${move(agent, enemies)}${fight(agent, enemies)}`);
  }
}
