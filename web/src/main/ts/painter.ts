import type { Match } from 'engine';

/** What a game brings to be watched: it lives with the game, and the shell knows nothing else about it. */
export interface Painter {
  readonly game: string;

  /** Whether the board goes on beyond its edges. */
  readonly torus: boolean;

  /** The layers a person can switch off, by name. */
  readonly layers: readonly string[];

  /** Returns the size of the board in its own units. */
  size(match: Match): { width: number; height: number };

  /** Draws the frame the match is at, one board unit being one unit of the canvas. */
  draw(canvas: CanvasRenderingContext2D, match: Match, look: Look): void;

  /** Tells all the rules know about a place, a line each. */
  tell(match: Match, x: number, y: number): string[];

  /** Names what happened in the turn that led to this frame, for the timeline. */
  marks(match: Match): Mark[];
}

/** How the board is to be drawn. */
export interface Look {
  readonly dark: boolean;
  readonly hidden: ReadonlySet<string>;
  /** How many device pixels a board unit has. */
  readonly scale: number;
}

/** A moment worth a mark on the timeline. */
export interface Mark {
  readonly seat: number;
  readonly text: string;
}

/** Colours that people with any kind of sight can tell apart (after Okabe and Ito), for up to 16 seats. */
const SEAT_COLOURS = [
  '#0072b2', '#d55e00', '#009e73', '#cc79a7', '#e69f00', '#56b4e9', '#b8a90a', '#7f7f7f',
  '#4b5fb0', '#a3401f', '#4fae8b', '#8e4585', '#b5832a', '#2a86b8', '#8c8c2b', '#555555',
];

export function seatColour(seat: number): string {
  return SEAT_COLOURS[seat % SEAT_COLOURS.length] ?? '#888888';
}

/** Calls back for each group of numbers in a flat list. */
export function each(list: Int32Array, width: number, visit: (group: Int32Array) => void): void {
  for (let at = 0; at + width <= list.length; at += width) visit(list.subarray(at, at + width));
}

/** Calls back for each event of a frame. */
export function eachEvent(match: Match, visit: (kind: number, values: Int32Array) => void): void {
  const flat = match.events();
  for (let at = 0; at + 1 < flat.length; ) {
    const size = flat[at + 1]!;
    visit(flat[at]!, flat.subarray(at + 2, at + 2 + size));
    at += 2 + size;
  }
}

/** Draws the lines between cells. */
export function drawGrid(canvas: CanvasRenderingContext2D, look: Look, width: number, height: number): void {
  canvas.strokeStyle = look.dark ? 'rgba(255,255,255,0.07)' : 'rgba(0,0,0,0.08)';
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
