// A first bot for Soak Overflow: walk up to the nearest enemy, shoot the wettest in range, hunker down otherwise.
declare function readline(): string; // As at CodinGame: the arena supplies it, and ends the bot with the match.

// An agent: its fixed values from the first message, and its state from each turn.
type Agent = {
  id: number; player: number; shootCooldown: number; range: number; power: number; bombs: number;
  x: number; y: number; cooldown: number; wetness: number;
};

let me = 0;
let width = 0;
let height = 0;
const agents = new Map<number, Agent>();
const tiles = new Map<string, number>(); // "x y": 0 is floor, 1 low cover, 2 high cover.

function numbers(): number[] {
  return readline().trim().split(/\s+/).map(Number);
}

function readGreeting(): void {
  [me] = numbers();
  const [count] = numbers();
  for (let i = 0; i < count; i++) {
    const [id, player, shootCooldown, range, power, bombs] = numbers();
    agents.set(id, { id, player, shootCooldown, range, power, bombs, x: 0, y: 0, cooldown: 0, wetness: 0 });
  }
  [width, height] = numbers();
  for (let row = 0; row < height; row++) {
    const triples = numbers();
    for (let i = 0; i < triples.length; i += 3) tiles.set(`${triples[i]} ${triples[i + 1]}`, triples[i + 2]);
  }
}

// Returns the agents still in the match.
function readTurn(): Agent[] {
  const [count] = numbers();
  const living: Agent[] = [];
  for (let i = 0; i < count; i++) {
    const [id, x, y, cooldown, bombs, wetness] = numbers();
    living.push(Object.assign(agents.get(id)!, { x, y, cooldown, bombs, wetness }));
  }
  numbers(); // How many of them are ours: one line is due for each.
  return living;
}

function distance(a: Agent, b: Agent): number {
  return Math.abs(a.x - b.x) + Math.abs(a.y - b.y);
}

// Walks on until the nearest enemy is in range. The game finds the way around covers.
function move(agent: Agent, enemies: Agent[]): string {
  if (enemies.length === 0) return `;MOVE ${Math.floor(width / 2)} ${Math.floor(height / 2)}`;
  const nearest = enemies.reduce((a, b) => (distance(agent, b) < distance(agent, a) ? b : a));
  return distance(agent, nearest) <= agent.range ? '' : `;MOVE ${nearest.x} ${nearest.y}`;
}

// Shoots the wettest enemy in range, of equal ones the nearest. Up to twice the range a shot does half.
function fight(agent: Agent, enemies: Agent[]): string {
  const targets = enemies.filter((enemy) => distance(agent, enemy) <= 2 * agent.range);
  if (agent.cooldown > 0 || targets.length === 0) return ';HUNKER_DOWN';
  targets.sort((a, b) => b.wetness - a.wetness || distance(agent, a) - distance(agent, b));
  return `;SHOOT ${targets[0].id}`;
}

readGreeting();
for (;;) {
  const living = readTurn();
  const enemies = living.filter((agent) => agent.player !== me);
  for (const agent of living.filter((each) => each.player === me)) {
    console.log(`${agent.id}${move(agent, enemies)}${fight(agent, enemies)}`);
  }
}
