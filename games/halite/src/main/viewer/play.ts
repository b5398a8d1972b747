import type { Match } from 'engine';
import { wordsOf } from 'regatta/picture';
import { STEPS, type Controls, type Direction, type Order, type Place, type Size } from 'regatta/contract';
import { split, without } from './orders';

/** The directions in the order of the letters of the protocol. */
const DIRECTIONS: readonly Direction[] = ['up', 'right', 'down', 'left'];

/** Returns the protocol's letter for a direction. */
function letterOf(match: Match, direction: Direction): string {
  return wordsOf(match, 'directions')[DIRECTIONS.indexOf(direction)] ?? '';
}

/** Returns the steps by the protocol's letters. */
export function stepsOf(match: Match): ReadonlyMap<string, Place> {
  return new Map(DIRECTIONS.map((direction) => [letterOf(match, direction), STEPS[direction]]));
}

/** How a person plays: a click sends a ship to a cell, and it continues by itself until it is there. */
export const controls: Controls = {
  keys: { g: 'new ship', d: 'dropoff' },
  help: [
    'G launches a ship.',
    'Click a ship, then its destination: it sails there by itself. A ship that stays mines.',
    'Enter plays the turn.',
  ],
  point(match, order, place) {
    const { unit, lines } = order;
    if (place.x === unit.x && place.y === unit.y) return stay(order);
    return toward(match, { ...order, lines }, place) ?? stay(order);
  },

  step(match, order, direction) {
    return [
      without(split(order.lines[0] ?? ''), String(order.unit.id), [`m ${order.unit.id} ${letterOf(match, direction)}`]),
    ];
  },

  goOn(match, order, target) {
    const { unit } = order;
    return unit.x === target.x && unit.y === target.y ? undefined : (toward(match, order, target) ?? stay(order));
  },

  far(match, { unit }, place) {
    const size = sizeOf(match);
    return Math.abs(way(unit.x, place.x, size.width)) + Math.abs(way(unit.y, place.y, size.height)) > 1;
  },

  skips(match) {
    return match.frame() === 0; // Bots send their names.
  },

  warning(match, seat, lines) {
    const words = split(lines[0] ?? '');
    const size = sizeOf(match);
    const [yard] = [match.numbers('shipyards')[seat]];
    const seen = new Map<number, string>(words.includes('g') && yard !== undefined ? [[yard, 'the new ship']] : []);
    for (const [ship, cell] of targets(match, seat, -1, words, size)) {
      const other = seen.get(cell);
      if (other) return `Careful: ship ${ship} and ${other} would collide.`;
      seen.set(cell, `ship ${ship}`);
    }
    return '';
  },

  hint(match, _seat, unit) {
    if (unit)
      return `Ship ${unit.id}: click or drag to where it should go; it sails on by itself. Or an arrow key. Click it again: stay and mine.`;
    const ships = match.numbers('ships').length > 0;
    return ships
      ? 'Click one of your ships, or press N. G launches a new one. Enter plays the turn.'
      : 'Launch your first ship (G), then play the turn (Enter).';
  },
};

function stay({ unit, lines }: Order): string[] {
  return [without(split(lines[0] ?? ''), String(unit.id), [])];
}

function sizeOf(match: Match): Size {
  const [width = 1, height = 1] = match.numbers('size');
  return { width, height };
}

/** Returns the shortest difference between two places on the torus. */
export function way(from: number, to: number, size: number): number {
  const step = (((to - from) % size) + size) % size;
  return step > size / 2 ? step - size : step;
}

/** Sends a ship one step nearer to a place, but not to a cell that an own ship goes to. Returns undefined if there is no such step. */
function toward(match: Match, { seat, unit, lines }: Order, place: Place): string[] | undefined {
  const size = sizeOf(match);
  const words = split(lines[0] ?? '');
  const taken = new Set(targets(match, seat, unit.id, words, size).values());
  const dx = way(unit.x, place.x, size.width);
  const dy = way(unit.y, place.y, size.height);
  const choices: Direction[] = [];
  if (dx !== 0) choices.push(dx > 0 ? 'right' : 'left');
  if (dy !== 0) choices.push(dy > 0 ? 'down' : 'up');
  if (Math.abs(dy) > Math.abs(dx)) choices.reverse();
  const free = choices.find((direction) => !taken.has(cellOf(unit, STEPS[direction], size)));
  return free && [without(words, String(unit.id), [`m ${unit.id} ${letterOf(match, free)}`])];
}

function cellOf(place: Place, step: Place, { width, height }: Size): number {
  return ((place.y + step.y + height) % height) * width + ((place.x + step.x + width) % width);
}

/** Returns the next cells of the other ships of a seat, by ship. */
function targets(match: Match, seat: number, ship: number, words: readonly string[], size: Size): Map<number, number> {
  const moves = new Map(
    words.filter((word) => word.startsWith('m ')).map((word) => [Number(word.split(' ')[1]), word.split(' ')[2] ?? '']),
  );
  const found = new Map<number, number>();
  const steps = stepsOf(match);
  const ships = match.numbers('ships');
  const columns = match.columns('ships').split('\n');
  const [id, owner, cell] = ['id', 'seat', 'cell'].map((name) => columns.indexOf(name)) as [number, number, number];
  for (let at = 0; at < ships.length; at += columns.length) {
    if (ships[at + owner] !== seat || ships[at + id] === ship) continue;
    const here = {
      x: ships[at + cell]! % size.width,
      y: Math.floor(ships[at + cell]! / size.width),
    };
    found.set(ships[at + id]!, cellOf(here, steps.get(moves.get(ships[at + id]!) ?? '') ?? { x: 0, y: 0 }, size));
  }
  return found;
}
