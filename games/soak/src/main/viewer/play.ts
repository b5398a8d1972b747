import type { Match } from 'engine';
import { STEPS, type Controls, type Order } from 'regatta/contract';
import { eachRow } from 'regatta/picture';

const AGENT = ['id', 'seat', 'cell', 'dying', 'bombs', 'cooldown'] as const;

/** How a person commands a team: click a tile to walk there, an enemy to shoot it, with Shift (or T) to throw a bomb. */
export const controls: Controls = {
  keys: { h: 'hunker' },
  everyone: true,
  help: ['Click a tile: the selected agent walks there. Click an enemy: it shoots.', 'Shift and a click (or T, or a long touch): it throws a bomb. Click itself: it hunkers down.', 'Enter plays the turn.'],
  special: 'Now click the tile that the bomb should hit.',

  point(match, order, place, _share, special) {
    const { unit } = order;
    if (special) return say(match, order, `THROW ${place.x} ${place.y}`);
    if (place.x === unit.x && place.y === unit.y) return say(match, order, 'HUNKER_DOWN');
    const target = agentAt(match, place.y * widthOf(match) + place.x);
    if (target && target.seat !== order.seat) return say(match, order, `SHOOT ${target.id}`);
    return target ? undefined : say(match, order, `MOVE ${place.x} ${place.y}`);
  },

  step(match, order, direction) {
    const { x, y } = STEPS[direction];
    return say(match, order, `MOVE ${order.unit.x + x} ${order.unit.y + y}`);
  },

  goOn(match, order, target) {
    return order.unit.x === target.x && order.unit.y === target.y ? undefined : say(match, order, `MOVE ${target.x} ${target.y}`);
  },

  far(match, { unit }, place) {
    const steps = Math.abs(unit.x - place.x) + Math.abs(unit.y - place.y);
    return steps > 1 && agentAt(match, place.y * widthOf(match) + place.x) === undefined;
  },

  hint(match, _seat, unit) {
    if (!unit) return 'Click one of your agents, or press N. Enter plays the turn.';
    let ready = '';
    eachRow(match, 'agents', AGENT, ({ id, bombs, cooldown }) => {
      if (id === unit.id) ready = `${cooldown > 0 ? `shoots again in ${cooldown}` : 'ready to shoot'}, ${bombs} bombs`;
    });
    return `Agent ${unit.id}, ${ready}. Click a tile: walk. An enemy: shoot. T, then a tile: throw. Itself: hunker down.`;
  },
};

function widthOf(match: Match): number {
  return match.numbers('size')[0] ?? 1;
}

/** Returns the agents of a seat that are asked, in the order of their lines. */
export function asked(match: Match, seat: number): number[] {
  const ids: number[] = [];
  eachRow(match, 'agents', AGENT, ({ id, seat: owner, dying }) => {
    if (owner === seat && !dying) ids.push(id);
  });
  return ids.sort((a, b) => a - b);
}

/** Returns an agent's line with one more order: it moves once and fights once. */
export function amend(id: number, parts: readonly string[], order: string): string {
  const moves = (part: string): boolean => part.startsWith('MOVE');
  const rest = parts.filter((part) => part.startsWith('MESSAGE') || moves(part) !== moves(order));
  return [id, ...(moves(order) ? [order, ...rest] : [...rest, order])].join(';');
}

/** Returns the orders in an agent's line, without its id. */
export function partsOf(line: string): string[] {
  return line.split(';').map((part) => part.trim()).filter((part) => /^[A-Z]/.test(part));
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
