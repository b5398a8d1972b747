// A first bot for Space Explorers: an explorer to each empty neighbour, and from half-full planets help to the weakest.
declare function readline(): string; // As at CodinGame: the arena supplies it, and ends the bot with the match.

// People on their way to a planet.
type Shuttle = { player: number; source: number; people: number; ticks: number };

// A visible planet. Players are 1 and 2; 0 means none.
type Planet = {
  id: number; habitability: number; size: number; owner: number; isHome: boolean; total: number;
  people: number[]; // By player.
  shuttles: Shuttle[];
};

let me = 0;
const lanes = new Map<number, number[]>(); // By planet, its neighbours.

function words(): string[] {
  return readline().trim().split(/\s+/);
}

function readBoard(): void {
  me = Number(words()[1]);
  const count = Number(words()[1]);
  for (let i = 0; i < count; i++) {
    const [planet, degree, ...rest] = words().map(Number); // Of each lane its end and ticks.
    const ends: number[] = [];
    for (let j = 0; j < degree; j++) ends.push(rest[2 * j]);
    lanes.set(planet, ends.filter((end) => end !== planet).sort((a, b) => a - b));
  }
}

// Returns the visible planets by id.
function readTurn(): Map<number, Planet> {
  const visible = Number(words()[2]); // The tick stands before it.
  const planets = new Map<number, Planet>();
  for (let i = 0; i < visible; i++) {
    const [id, habitability, size, owner, home, total, first, second, count, ...rest] = words().map(Number);
    const shuttles: Shuttle[] = [];
    for (let j = 0; j < count; j++) {
      const [player, source, people, ticks] = rest.slice(4 * j, 4 * j + 4);
      shuttles.push({ player, source, people, ticks });
    }
    planets.set(id, { id, habitability, size, owner, isHome: home > 0, total, people: [0, first, second], shuttles });
  }
  words(); // The ids of the hidden planets.
  return planets;
}

function least(list: Planet[], key: (planet: Planet) => number): Planet | undefined {
  return list.reduce<Planet | undefined>((a, b) => (a === undefined || key(b) < key(a) ? b : a), undefined);
}

function play(planets: Map<number, Planet>): string {
  const orders: string[] = [];
  const explored = new Set<number>();
  for (const planet of [...planets.values()].sort((a, b) => a.id - b.id)) {
    if (planet.owner !== me) continue;
    let spare = planet.people[me] - 1;
    const neighbours = lanes.get(planet.id)!.map((end) => planets.get(end)!);
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

readBoard();
for (;;) console.log(play(readTurn()));
