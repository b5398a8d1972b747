import type { Match } from 'engine';
import { STEPS, type Controls, type Given, type Order, type Place } from 'regatta/contract';
import { eachRow, wordsOf } from 'regatta/picture';

const AGENT = ['id', 'seat', 'cell', 'dying', 'bombs', 'cooldown'] as const;

/** How a person plays: a click on a tile moves there, on an enemy shoots at it, with Shift (or T) throws a bomb. */
export const controls: Controls = {
  keys: { h: 'hunker' },
  everyone: true,
  help: [
    'Click a tile: the selected agent walks there. Click an enemy: it shoots.',
    'Shift and a click (or T, or a long touch): it throws a bomb. Click itself: it hunkers down.',
    'Enter plays the turn.',
  ],
  special: 'Now click the tile that the bomb should hit.',

  point(match, order, place, _share, special) {
    const { unit } = order;
    if (special) return throwsTo(match, order, place);
    if (place.x === unit.x && place.y === unit.y) return say(match, order, 'HUNKER_DOWN');
    const target = agentAt(match, place.y * widthOf(match) + place.x);
    if (target && target.seat !== order.seat) return shootsAt(match, order, target.id);
    return target ? undefined : say(match, order, `MOVE ${place.x} ${place.y}`);
  },

  step(match, order, direction) {
    const [x, y] = [order.unit.x + STEPS[direction].x, order.unit.y + STEPS[direction].y];
    const [width = 0, height = 0] = match.numbers('size');
    if (x < 0 || y < 0 || x >= width || y >= height) return 'The board ends there.';
    return say(match, order, `MOVE ${x} ${y}`);
  },

  goOn(match, order, target) {
    return order.unit.x === target.x && order.unit.y === target.y
      ? undefined
      : say(match, order, `MOVE ${target.x} ${target.y}`);
  },

  far(match, { unit }, place) {
    const steps = Math.abs(unit.x - place.x) + Math.abs(unit.y - place.y);
    return steps > 1 && agentAt(match, place.y * widthOf(match) + place.x) === undefined;
  },

  hint(match, _seat, unit) {
    if (!unit) return 'Click one of your agents, or press N. Enter plays the turn.';
    let ready = '';
    eachRow(match, 'agents', AGENT, ({ id, bombs, cooldown }) => {
      if (id === unit.id)
        ready = `${cooldown > 0 ? `shoots again in ${cooldown}` : 'ready to shoot'}, ${bombs === 1 ? '1 bomb' : `${bombs} bombs`}`;
    });
    return `Agent ${unit.id}, ${ready}. Click a tile: walk. An enemy: shoot. T, then a tile: throw. Itself: hunker down.`;
  },
};

/** Returns whether an order of a kind is legal for a unit, by the list of the rules. */
function legal(
  match: Match,
  { seat, unit }: Order,
  word: string,
  fits: (first: number, second: number) => boolean,
): boolean {
  const kind = wordsOf(match, 'orders').indexOf(word);
  const all = match.legal(seat);
  for (let at = 0; at < all.length; at += 4) {
    if (all[at] === kind && all[at + 1] === unit.id && fits(all[at + 2]!, all[at + 3]!)) return true;
  }
  return false;
}

/** Returns why an agent cannot throw anywhere, or an empty text. */
export function noBombs(match: Match, order: Order): string {
  return legal(match, order, 'THROW', () => true) ? '' : `Agent ${order.unit.id} has no bombs.`;
}

/** Throws a bomb, if the agent has one and the tile is in range. */
export function throwsTo(match: Match, order: Order, { x, y }: Place): Given {
  const none = noBombs(match, order);
  if (none) return none;
  if (!legal(match, order, 'THROW', (column, row) => column === x && row === y)) return 'Bombs do not fly that far.';
  return say(match, order, `THROW ${x} ${y}`);
}

/** Shoots, if the gun is ready and the target is in range. */
export function shootsAt(match: Match, order: Order, target: number): Given {
  if (legal(match, order, 'SHOOT', (id) => id === target)) return say(match, order, `SHOOT ${target}`);
  let cooldown = 0;
  eachRow(match, 'agents', AGENT, (agent) => (cooldown = agent.id === order.unit.id ? agent.cooldown : cooldown));
  if (cooldown > 0) return `Agent ${order.unit.id} shoots again in ${cooldown} turns.`;
  return target < 0 ? 'There is no agent to shoot at.' : `Agent ${target} is out of range.`;
}

function widthOf(match: Match): number {
  return match.numbers('size')[0] ?? 1;
}

/** Returns the agents of a seat that can get orders, in the order of their lines. */
export function asked(match: Match, seat: number): number[] {
  const ids: number[] = [];
  eachRow(match, 'agents', AGENT, ({ id, seat: owner, dying }) => {
    if (owner === seat && !dying) ids.push(id);
  });
  return ids.sort((a, b) => a - b);
}

/** Returns an agent's line with another order added; an agent has at most one move and one action. */
export function amend(id: number, parts: readonly string[], order: string): string {
  const moves = (part: string): boolean => part.startsWith('MOVE');
  const rest = parts.filter((part) => part.startsWith('MESSAGE') || moves(part) !== moves(order));
  return [id, ...(moves(order) ? [order, ...rest] : [...rest, order])].join(';');
}

/** Returns the orders in an agent's line, without its id. */
export function partsOf(line: string): string[] {
  return line
    .split(';')
    .map((part) => part.trim())
    .filter((part) => /^[A-Z]/.test(part));
}

function say(match: Match, { seat, unit, lines }: Order, word: string): string[] | undefined {
  const index = asked(match, seat).indexOf(unit.id);
  if (index < 0) return undefined;
  return lines.map((line, at) => (at === index ? amend(unit.id, partsOf(line), word) : line));
}

export function agentAt(match: Match, cell: number): { id: number; seat: number } | undefined {
  let found: { id: number; seat: number } | undefined;
  eachRow(match, 'agents', AGENT, ({ id, seat, cell: place, dying }) => {
    if (place === cell && !dying) found = { id, seat };
  });
  return found;
}
