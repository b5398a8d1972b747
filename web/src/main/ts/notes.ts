import type { Look, Mark, Size } from 'regatta/contract';
import { seatColour } from 'regatta/draw';

/** What a bot drew for the viewer: see the annotations in docs/reference/record.md. */
export interface Note {
  readonly seat: number;
  readonly cell?: readonly number[];
  readonly line?: readonly number[];
  readonly at?: readonly number[];
  readonly map?: readonly (readonly number[])[];
  readonly text?: string;
  readonly name?: string;
  readonly mark?: string;
  readonly color?: string;
}

/** What one seat may draw in one turn; the arena keeps 16 kB of it. */
const MAX_NOTES = 2000;
const MAX_MAP = 256;
const MAX_TEXT = 1000;

/** Reads the annotations of a seat, whatever they are: what nobody can draw becomes a text. */
export function readNotes(value: unknown, seat: number): Note[] {
  const found: Note[] = [];
  for (const entry of (Array.isArray(value) ? value.flat() : []).slice(0, MAX_NOTES)) {
    if (typeof entry !== 'object' || entry === null) continue;
    const raw = entry as Record<string, unknown>;
    if ('stat' in raw) continue; // Numbers become curves: see readStats.
    const note: Record<string, unknown> = { seat };
    if (isNumbers(raw['cell'], 2)) note['cell'] = raw['cell'];
    if (isNumbers(raw['line'], 4)) note['line'] = raw['line'];
    if (isNumbers(raw['at'], 2)) note['at'] = raw['at'];
    if (isMap(raw['map'])) note['map'] = raw['map'];
    for (const key of ['text', 'name', 'mark', 'color'])
      if (typeof raw[key] === 'string') note[key] = raw[key].slice(0, MAX_TEXT);
    // Halite's community f-log entries.
    if (isNumbers([raw['x'], raw['y']], 2)) note['cell'] = [raw['x'], raw['y']];
    if (typeof raw['msg'] === 'string') note['text'] = raw['msg'].slice(0, MAX_TEXT);
    if (Object.keys(note).length === 1) note['text'] = JSON.stringify(raw).slice(0, MAX_TEXT);
    found.push(note as unknown as Note);
  }
  return found;
}

function isNumbers(value: unknown, count: number): boolean {
  return (
    Array.isArray(value) &&
    value.length === count &&
    value.every((entry) => typeof entry === 'number' && Number.isFinite(entry))
  );
}

/** Returns whether a value is rows of numbers, so that drawing it cannot fail. */
function isMap(value: unknown): boolean {
  return (
    Array.isArray(value) &&
    value.length <= MAX_MAP &&
    value.every((row: unknown) => Array.isArray(row) && row.length <= MAX_MAP && isNumbers(row, row.length))
  );
}

/** Returns the numbers that a bot reported in a turn, such as {"stat":{"depth":7}}. */
export function readStats(value: unknown): [name: string, value: number][] {
  return (Array.isArray(value) ? value.flat() : []).slice(0, MAX_NOTES).flatMap((entry: unknown) => {
    const stat = typeof entry === 'object' && entry !== null ? (entry as Record<string, unknown>)['stat'] : undefined;
    const pairs = typeof stat === 'object' && stat !== null ? Object.entries(stat as Record<string, unknown>) : [];
    return pairs.filter((pair): pair is [string, number] => typeof pair[1] === 'number' && Number.isFinite(pair[1]));
  });
}

/** Returns the marks among annotations, for the timeline. */
export function noteMarks(notes: readonly Note[]): Mark[] {
  return notes.flatMap((note) => (note.mark === undefined ? [] : [{ kind: 'mark', seat: note.seat, text: note.mark }]));
}

/** Returns what annotations say of a place. */
export function tellNotes(notes: readonly Note[], x: number, y: number): string[] {
  const lines: string[] = [];
  for (const note of notes) {
    if (note.cell && note.cell[0] === x && note.cell[1] === y && note.text)
      lines.push(`seat ${note.seat}: ${note.text}`);
    const value = note.map?.[y]?.[x];
    if (value !== undefined) lines.push(`seat ${note.seat}: ${note.name ?? 'value'} ${value}`);
  }
  return lines;
}

/** Draws annotations over the board. */
export function drawNotes(canvas: CanvasRenderingContext2D, notes: readonly Note[], look: Look, size: Size): void {
  for (const note of notes) {
    const colour = note.color ?? seatColour(note.seat);
    if (note.map) drawMap(canvas, note.map, colour, size);
    canvas.strokeStyle = colour;
    canvas.fillStyle = colour;
    canvas.lineWidth = Math.max(0.08, 2 / look.scale);
    const [x = 0, y = 0] = note.cell ?? note.at ?? [];
    if (note.cell) canvas.strokeRect(x + 0.06, y + 0.06, 0.88, 0.88);
    if (note.line) {
      const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = note.line;
      canvas.beginPath();
      canvas.moveTo(x1 + 0.5, y1 + 0.5);
      canvas.lineTo(x2 + 0.5, y2 + 0.5);
      canvas.stroke();
    }
    if (note.at && note.text) {
      canvas.font = '0.7px system-ui, sans-serif';
      canvas.textAlign = 'left';
      canvas.textBaseline = 'middle';
      canvas.fillText(note.text, x + 0.1, y + 0.5);
    }
  }
}

function drawMap(
  canvas: CanvasRenderingContext2D,
  map: readonly (readonly number[])[],
  colour: string,
  size: Size,
): void {
  let least = Infinity;
  let most = -Infinity;
  for (const row of map)
    for (const value of row) {
      least = Math.min(least, value);
      most = Math.max(most, value);
    }
  canvas.fillStyle = colour;
  map.slice(0, size.height).forEach((row, y) => {
    row.slice(0, size.width).forEach((value, x) => {
      canvas.globalAlpha = most > least ? (0.65 * (value - least)) / (most - least) : 0.3;
      canvas.fillRect(x, y, 1, 1);
    });
  });
  canvas.globalAlpha = 1;
}
