import type { Command, Controls, Mark, Painter, Place } from 'regatta/contract';
import { seatColour, trace } from 'regatta/draw';
import { numberOf } from 'regatta/picture';

const BOARD = '#12306b';
const HOLE = '#0a1a3c';

/** How a person plays: a click on a column. */
const controls: Controls = {
  immediate: true,
  help: ['Click the column into which your disc should fall.', 'Or choose its number.', 'Four in a line win.'],
  point: (_match, _order, { x }) => [`${x}`],
  step: () => undefined,
  hint: () => 'Click a column.',
};

/** Draws Connect Four: a blue board with discs in its holes, and the winning line. */
export const createPainter = (): Painter => ({
  game: 'connect-four',
  title: 'Connect Four',
  torus: false,
  unit: 'disc',
  lead: 'threats',
  aim: 'Four discs in a line win: across, down or diagonal.',
  night: '#04070f',
  controls,
  layers: ['discs', 'next move', 'lines'],
  options: {},
  legend: [{ text: 'a disc; each player has a sign', draw: (canvas) => drawDisc(canvas, 0, { x: 0, y: 0 }) }],

  size(match) {
    const [width = 1, height = 1] = match.numbers('size');
    return { width, height };
  },

  draw(canvas, match, look) {
    const { width, height } = this.size(match);
    canvas.fillStyle = BOARD;
    canvas.fillRect(0, 0, width, height);
    const lines = match.numbers('lines');
    match.numbers('owners').forEach((seat, cell) => {
      const place = middle(cell, width);
      canvas.fillStyle = HOLE;
      canvas.beginPath();
      canvas.arc(place.x, place.y, 0.42, 0, 2 * Math.PI);
      canvas.fill();
      if (seat >= 0 && !look.hidden.has('discs')) drawDisc(canvas, seat, place);
      if (lines[cell]! >= 4 && !look.hidden.has('lines')) drawRing(canvas, place);
    });
    const mover = numberOf(match, 'mover');
    const column = mover < 0 ? NaN : Number.parseInt(look.said(mover, 0)[0] ?? '', 10);
    if (column >= 0 && !look.hidden.has('next move')) drawPlan(canvas, mover, column);
  },

  tell(match, x, y) {
    const seat = match.numbers('owners')[y * this.size(match).width + x] ?? -1;
    return [`column ${x}, row ${y}`, seat < 0 ? 'free' : `disc of seat ${seat}`];
  },

  marks(match) {
    const lines = match.numbers('lines');
    const cell = lines.findIndex((length) => length >= 4);
    const seat = match.numbers('owners')[cell] ?? -1;
    return cell < 0 ? [] : [{ kind: 'line', seat, text: `seat ${seat} has four in a line` } satisfies Mark];
  },

  /** The disc in the hand of the mover, in the middle of the top row. */
  units(match) {
    const mover = numberOf(match, 'mover');
    return mover < 0 ? new Int32Array() : Int32Array.of(mover, mover, 3, 0, 0);
  },

  commands(match, seat, unit) {
    if (unit || numberOf(match, 'mover') !== seat) return [];
    const { width } = this.size(match);
    return Array.from({ length: width }, (_, column): Command => ({
      label: `column ${column}`,
      aims: false,
      lines: () => [`${column}`],
    }));
  },
});

function middle(cell: number, width: number): Place {
  return { x: (cell % width) + 0.5, y: Math.floor(cell / width) + 0.5 };
}

function drawDisc(canvas: CanvasRenderingContext2D, seat: number, { x, y }: Place): void {
  canvas.fillStyle = seatColour(seat);
  canvas.beginPath();
  canvas.arc(x, y, 0.4, 0, 2 * Math.PI);
  canvas.fill();
  trace(canvas, seat, x, y, 0.18);
  canvas.fillStyle = HOLE;
  canvas.fill();
}

function drawRing(canvas: CanvasRenderingContext2D, { x, y }: Place): void {
  canvas.strokeStyle = '#ffffff';
  canvas.lineWidth = 0.07;
  canvas.beginPath();
  canvas.arc(x, y, 0.44, 0, 2 * Math.PI);
  canvas.stroke();
}

/** Shows the column that the mover chooses. */
function drawPlan(canvas: CanvasRenderingContext2D, seat: number, column: number): void {
  canvas.fillStyle = seatColour(seat);
  canvas.globalAlpha = 0.25;
  canvas.fillRect(column, 0, 1, 0.2);
  canvas.globalAlpha = 1;
}
