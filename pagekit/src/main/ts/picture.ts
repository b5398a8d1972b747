import type { Match } from 'engine';
import type { Size } from './contract';

/** Calls back for each row of a table of the picture, with its numbers by the names of their columns. */
export function eachRow<Column extends string>(
  match: Match,
  table: string,
  columns: readonly Column[],
  visit: (row: Record<Column, number>, index: number) => void,
): void {
  const all = remembered(match, table, () => match.columns(table).split('\n'));
  const places = columns.map((column) => all.indexOf(column));
  const missing = columns.find((_, index) => places[index]! < 0);
  if (missing !== undefined) throw new Error(`the game paints no column ${missing} of ${table}`);
  const numbers = match.numbers(table);
  const row = {} as Record<Column, number>;
  for (let at = 0, index = 0; at < numbers.length; at += all.length, index++) {
    for (let column = 0; column < columns.length; column++) row[columns[column]!] = numbers[at + places[column]!]!;
    visit(row, index);
  }
}

/** Values that never change in a match, such as the columns of its tables. Painters read them several times per frame. */
const known = new WeakMap<Match, Map<string, readonly string[]>>();

function remembered(match: Match, key: string, read: () => readonly string[]): readonly string[] {
  let values = known.get(match);
  if (!values) known.set(match, (values = new Map()));
  let value = values.get(key);
  if (!value) values.set(key, (value = read()));
  return value;
}

/** Calls back for each event of a frame, with the name of its kind. */
export function eachEvent(match: Match, visit: (kind: string, values: Int32Array) => void): void {
  const flat = match.events();
  if (flat.length === 0) return;
  const kinds = remembered(match, 'events', () => match.eventKinds().split('\n'));
  for (let at = 0; at + 1 < flat.length;) {
    const size = flat[at + 1]!;
    visit(kinds[flat[at]!] ?? '', flat.subarray(at + 2, at + 2 + size));
    at += 2 + size;
  }
}

/** Returns the named words of a match, by number, such as words of its protocol. */
export function wordsOf(match: Match, name: string): readonly string[] {
  return remembered(match, `words ${name}`, () => match.words(name).split('\n'));
}

/** Returns a named number of a match. */
export function numberOf(match: Match, name: string): number {
  return match.numbers(name)[0] ?? 0;
}

/** The common part of the painters of games on a grid: its size, and units in cells. */
export function gridPainter(table: string, level: string, id = 'id') {
  const size = (match: Match): Size => {
    const [width = 1, height = 1] = match.numbers('size');
    return { width, height };
  };
  return {
    size,
    units(match: Match): Int32Array {
      const { width } = size(match);
      const units: number[] = [];
      const columns = [id, 'seat', 'cell', ...(level ? [level] : [])];
      eachRow(match, table, columns, (row) => {
        const cell = row['cell']!;
        units.push(row[id]!, row['seat']!, cell % width, Math.floor(cell / width), level ? row[level]! : 0);
      });
      return Int32Array.from(units);
    },
  };
}
