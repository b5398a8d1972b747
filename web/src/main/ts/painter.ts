import type { Match } from 'engine';
import type { MatchRecord } from './record';

/** What a game brings to be watched: it lives with the game, and the shell knows nothing else about it. */
export interface Painter {
  readonly game: string;

  /** Whether the board goes on beyond its edges. */
  readonly torus: boolean;

  /** What a unit is called: a ship, an agent, a planet. */
  readonly unit: string;

  /** The layers a person can switch off, by name. */
  readonly layers: readonly string[];

  /** Display options with the values they can have; the first is the usual one. */
  readonly options: Readonly<Record<string, readonly string[]>>;

  /** Returns the size of the board in its own units. */
  size(match: Match): Size;

  /** Draws the frame the match is at, one board unit being one unit of the canvas. */
  draw(canvas: CanvasRenderingContext2D, match: Match, look: Look): void;

  /** Tells all the rules know about a place, a line each. */
  tell(match: Match, x: number, y: number): string[];

  /** Names what happened in the turn that led to this frame, for the timeline. */
  marks(match: Match): Mark[];

  /** Lists what can be selected: four numbers each, an id, a seat (or -1) and the cell. */
  units(match: Match): Int32Array;

  /** Lists what a person can order: a unit, or without one the seat itself. `lines` are the orders so far. */
  commands(match: Match, seat: number, unit: Unit | undefined, lines: readonly string[]): Command[];

  /** Reads a file of the original game, if it has one that is not a record: undefined if this is none. */
  read?(bytes: Uint8Array): Promise<MatchRecord | undefined>;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Place {
  readonly x: number;
  readonly y: number;
}

/** Something that can be selected and followed. */
export interface Unit extends Place {
  readonly id: number;
  readonly seat: number;
}

/** An order a person can choose; `lines` makes the seat's new orders of it. One that aims needs a place. */
export interface Command {
  readonly label: string;
  readonly aims: boolean;
  lines(place: Place): string[];
}

/** How the board is to be drawn. */
export interface Look {
  readonly dark: boolean;
  readonly hidden: ReadonlySet<string>;
  /** How many device pixels a board unit has. */
  readonly scale: number;
  /** Returns the value of a display option. */
  option(name: string): string;
  /** Returns what a seat said in the turn that led here (-1) or says in the one about to be played (0). */
  said(seat: number, turn: -1 | 0): readonly string[];
  /** Returns where a unit that is now at a place is to be drawn: on its way there, while the match plays. */
  glide(id: number, place: Place): Place;
}

/** A moment worth a mark on the timeline. */
export interface Mark {
  /** What kind of event it is, by which people look for the next one. */
  readonly kind: string;
  readonly seat: number;
  readonly text: string;
  /** Whom it happened to. */
  readonly units?: readonly number[];
}

/** Colours that people with any kind of sight can tell apart (after Okabe and Ito), for up to 16 seats. */
const SEAT_COLOURS = [
  '#0072b2', '#d55e00', '#009e73', '#cc79a7', '#e69f00', '#56b4e9', '#b8a90a', '#7f7f7f',
  '#4b5fb0', '#a3401f', '#4fae8b', '#8e4585', '#b5832a', '#2a86b8', '#8c8c2b', '#555555',
];

export function seatColour(seat: number): string {
  return SEAT_COLOURS[seat % SEAT_COLOURS.length] ?? '#888888';
}

/** Calls back for each row of a table of the picture, with its numbers by the names of their columns. */
export function eachRow<Column extends string>(
  match: Match,
  table: string,
  columns: readonly Column[],
  visit: (row: Record<Column, number>, index: number) => void,
): void {
  const known = match.columns(table).split('\n');
  const places = columns.map((column) => known.indexOf(column));
  const missing = columns.find((_, index) => places[index]! < 0);
  if (missing !== undefined) throw new Error(`the game paints no column ${missing} of ${table}`);
  const numbers = match.numbers(table);
  const row = {} as Record<Column, number>;
  for (let at = 0, index = 0; at < numbers.length; at += known.length, index++) {
    columns.forEach((column, place) => (row[column] = numbers[at + places[place]!]!));
    visit(row, index);
  }
}

/** Calls back for each event of a frame, with the name of its kind. */
export function eachEvent(match: Match, visit: (kind: string, values: Int32Array) => void): void {
  const flat = match.events();
  if (flat.length === 0) return;
  const kinds = match.eventKinds().split('\n');
  for (let at = 0; at + 1 < flat.length; ) {
    const size = flat[at + 1]!;
    visit(kinds[flat[at]!] ?? '', flat.subarray(at + 2, at + 2 + size));
    at += 2 + size;
  }
}

/** Draws the lines between cells. */
export function drawGrid(canvas: CanvasRenderingContext2D, look: Look, { width, height }: Size): void {
  canvas.strokeStyle = look.dark ? 'rgba(255,255,255,0.09)' : 'rgba(0,0,0,0.09)';
  canvas.lineWidth = 1 / look.scale;
  canvas.beginPath();
  for (let x = 0; x <= width; x++) {
    canvas.moveTo(x, 0);
    canvas.lineTo(x, height);
  }
  for (let y = 0; y <= height; y++) {
    canvas.moveTo(0, y);
    canvas.lineTo(width, y);
  }
  canvas.stroke();
}

/** Fills a circle from below up to a share of its height. */
export function fillFromBelow(canvas: CanvasRenderingContext2D, x: number, y: number, radius: number, share: number): void {
  const angle = Math.acos(1 - 2 * Math.min(1, Math.max(0, share)));
  canvas.beginPath();
  canvas.arc(x, y, radius, Math.PI / 2 - angle, Math.PI / 2 + angle);
  canvas.closePath();
  canvas.fill();
}
