import type { Match } from 'engine';
import { STEPS, type Controls, type Order, type Place } from 'regatta/contract';
import { eachRow } from 'regatta/picture';
import { PLANET } from './lanes';

/** How a person plays: click an own planet, then a neighbour; the dial sets how many people go. */
export const controls: Controls = {
  dial: 'send',
  help: [
    'Click a planet where you have people, then a neighbour.',
    'The slider says how many of them go.',
    'Enter plays the turn.',
  ],

  owns(match, seat, unit) {
    return peopleOn(match, seat, unit.id) > 0;
  },

  point(match, order, place, share) {
    const target = planets(match).find((planet) => planet.x === place.x && planet.y === place.y);
    return target && send(match, order, target.id, share);
  },

  step(match, order, direction, share) {
    const step = STEPS[direction];
    const known = planets(match);
    // The neighbour nearest to this direction, if there is any.
    let best: { id: number; fit: number } | undefined;
    for (const id of neighbours(match, order.unit.id)) {
      const planet = known.find((candidate) => candidate.id === id);
      if (!planet) continue;
      const [dx, dy] = [planet.x - order.unit.x, planet.y - order.unit.y];
      const fit = (dx * step.x + dy * step.y) / (Math.hypot(dx, dy) || 1);
      if (fit > 0.5 && fit > (best?.fit ?? 0)) best = { id, fit };
    }
    return best && send(match, order, best.id, share);
  },

  hint(match, seat, unit) {
    if (!unit) return 'Click a planet where you have people, or press N. Enter ends your move.';
    const people = peopleOn(match, seat, unit.id);
    return people > 0
      ? `Planet ${unit.id}: ${people} of yours. Turn the dial, then click or drag to a planet at the other end of a lane.`
      : `None of your people are on planet ${unit.id}.`;
  },
};

interface Known extends Place {
  readonly id: number;
}

function planets(match: Match): Known[] {
  const found: Known[] = [];
  eachRow(match, 'planets', PLANET, ({ id, x, y }) => found.push({ id, x, y }));
  return found;
}

function neighbours(match: Match, id: number): number[] {
  const ids = planets(match).map((planet) => planet.id);
  const found: number[] = [];
  eachRow(match, 'lanes', ['from', 'to'], ({ from, to }) => {
    if (ids[from] === id) found.push(ids[to] ?? -1);
    if (ids[to] === id) found.push(ids[from] ?? -1);
  });
  return found;
}

export function peopleOn(match: Match, seat: number, planet: number): number {
  let people = 0;
  eachRow(match, 'planets', PLANET, ({ id, people0, people1 }) => {
    if (id === planet) people = seat === 0 ? people0 : people1;
  });
  return people;
}

export interface Sending {
  readonly from: number;
  readonly to: number;
  readonly people: number;
}

/** Reads orders as a bot writes them. */
export function sendings(line: string): Sending[] {
  return line.split(';').flatMap((order) => {
    const [from, to, people] = order.trim().split(/\s+/).map(Number);
    return from !== undefined && to !== undefined && people !== undefined && people > 0 ? [{ from, to, people }] : [];
  });
}

export function write(orders: readonly Sending[]): string[] {
  return [orders.map(({ from, to, people }) => `${from} ${to} ${people}`).join('; ')];
}

/** Sends a share of the people that other orders leave; it replaces an earlier order to the same planet. */
function send(match: Match, { seat, unit, lines }: Order, to: number, share: number): string[] | undefined {
  if (!neighbours(match, unit.id).includes(to)) return undefined;
  const others = sendings(lines[0] ?? '').filter((order) => order.from !== unit.id || order.to !== to);
  const left = others
    .filter((order) => order.from === unit.id)
    .reduce((rest, order) => rest - order.people, peopleOn(match, seat, unit.id));
  const people = Math.min(left, Math.max(1, Math.round(left * share)));
  return people > 0 ? write([...others, { from: unit.id, to, people }]) : undefined;
}
