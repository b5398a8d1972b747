import type { Match } from 'engine';
import {
  STEPS,
  type Command,
  type Direction,
  type Look,
  type Mark,
  type Painter,
  type Place,
  type Size,
} from 'regatta/contract';
import { drawGrid, drawPlan, seatColour, seatTint } from 'regatta/draw';
import { eachEvent, eachRow, gridPainter, numberOf, wordsOf } from 'regatta/picture';
import { paintCycle } from './cycle';
import { controls } from './play';

const ARROWS: Readonly<Record<string, string>> = {
  LEFT: '←',
  RIGHT: '→',
  UP: '↑',
  DOWN: '↓',
};

/** Returns the steps of the directions, by their number in the rules. */
export function stepsOf(match: Match): readonly Place[] {
  return wordsOf(match, 'directions').map((word) => STEPS[word.toLowerCase() as Direction]);
}

/** The painter of Tron: glowing ribbons on a dark board. */
export const createPainter = (): Painter => ({
  ...gridPainter('cycles', '', 'seat'),
  game: 'tron',
  torus: false,
  title: 'Tron Battle',
  unit: 'cycle',
  lead: 'territory',
  aim: 'Do not run into a ribbon or an edge. The last cycle wins.',
  night: '#020409',
  controls,
  legend: [
    {
      text: 'a cycle; it leaves a ribbon of light behind',
      draw: (canvas) => {
        glow(
          canvas,
          [
            { x: -0.6, y: 0 },
            { x: 0, y: 0 },
          ],
          seatColour(0),
        );
        paintCycle(canvas, 0, { x: 0, y: 0 }, { x: 1, y: 0 });
      },
    },
    {
      text: 'another seat’s, with a shape of its own',
      draw: (canvas) => {
        glow(
          canvas,
          [
            { x: -0.6, y: 0 },
            { x: 0, y: 0 },
          ],
          seatColour(1),
        );
        paintCycle(canvas, 1, { x: 0, y: 0 }, { x: 1, y: 0 });
      },
    },
    {
      text: 'tinted ground: who would reach the cell first',
      draw: (canvas) => {
        canvas.fillStyle = seatTint(0, 0.14);
        canvas.fillRect(-0.5, -0.5, 1, 1);
      },
    },
    {
      text: 'a crash: the ribbon fades',
      draw: (canvas) => {
        canvas.scale(0.32, 0.32);
        burst(canvas, { x: 0, y: 0 }, seatColour(0));
      },
    },
  ],
  layers: ['grid', 'territory', 'ribbons', 'cycles', 'next move', 'explosions'],
  options: {},

  draw(canvas, match, look) {
    const size = this.size(match);
    canvas.fillStyle = '#05070f';
    canvas.fillRect(0, 0, size.width, size.height);
    if (!look.hidden.has('territory')) drawTerritory(canvas, match, size);
    if (!look.hidden.has('grid')) drawGrid(canvas, look, size);
    if (!look.hidden.has('ribbons')) drawRibbons(canvas, match, look, size);
    if (!look.hidden.has('next move')) drawNextMove(canvas, match, look, size);
    if (!look.hidden.has('cycles')) drawCycles(canvas, match, look, size);
    if (!look.hidden.has('explosions')) drawExplosions(canvas, match, size);
  },

  tell(match, x, y) {
    const { width } = this.size(match);
    const here = y * width + x;
    const lines = [`cell ${x}, ${y}`];
    eachRow(match, 'ribbons', ['seat', 'cell'], ({ seat, cell }) => {
      if (cell === here) lines.push(`ribbon of seat ${seat}`);
    });
    eachRow(match, 'cycles', ['seat', 'cell'], ({ seat, cell }) => {
      if (cell === here) lines.push(`cycle of seat ${seat}`);
    });
    const first = match.numbers('territory')[here] ?? -1;
    if (first >= 0) lines.push(`seat ${first} is here first`);
    return lines;
  },

  marks(match) {
    const marks: Mark[] = [];
    const [edge, fault] = match.numbers('obstacles');
    eachEvent(match, (kind, [seat = 0, obstacle]) => {
      const fate =
        obstacle === edge
          ? 'leaves the board'
          : obstacle === fault
            ? 'is out after a fault'
            : obstacle === seat
              ? 'runs into its own ribbon'
              : `runs into the ribbon of seat ${obstacle}`;
      if (kind === 'crash')
        marks.push({
          kind: 'crash',
          seat,
          text: `seat ${seat} ${fate}`,
          units: [seat],
        });
    });
    return marks;
  },

  ignite(match, _was, ignite) {
    const size = this.size(match);
    eachEvent(match, (kind, [seat = 0, , ...cells]) => {
      const last = cells[cells.length - 1];
      if (kind !== 'crash' || last === undefined) return;
      const { x, y } = middle(last, size);
      ignite('ring', x, y, seatColour(seat), 2.2, 900);
      ignite('burst', x, y, '#ffffff', 2, 900);
      cells
        .filter((_, index) => index % 3 === 0)
        .forEach((cell) => ignite('glow', middle(cell, size).x, middle(cell, size).y, seatColour(seat), 0.5, 700));
    });
  },

  commands(match, seat, unit) {
    if (unit || numberOf(match, 'mover') !== seat) return []; // A seat has one cycle, and gives orders only in its own turns.
    return wordsOf(match, 'directions').map((word): Command => ({
      label: `${ARROWS[word]} ${word.toLowerCase()}`,
      aims: false,
      lines: () => [word],
    }));
  },
});

function middle(cell: number, { width }: Size): Place {
  return { x: (cell % width) + 0.5, y: Math.floor(cell / width) + 0.5 };
}

/** Returns the place of a cycle, which may be between two cells. */
function under(look: Look, seat: number, cell: number, { width }: Size): Place {
  const { x, y } = look.glide(seat, {
    x: cell % width,
    y: Math.floor(cell / width),
  });
  return { x: x + 0.5, y: y + 0.5 };
}

function drawTerritory(canvas: CanvasRenderingContext2D, match: Match, { width }: Size): void {
  canvas.globalAlpha = 0.11;
  match.numbers('territory').forEach((seat, cell) => {
    if (seat < 0) return;
    canvas.fillStyle = seatColour(seat);
    canvas.fillRect(cell % width, Math.floor(cell / width), 1, 1);
  });
  canvas.globalAlpha = 1;
}

/** Lists the cells of each ribbon, from where it starts to where its cycle is. */
function ribbonsOf(match: Match): number[][] {
  const ribbons: number[][] = Array.from({ length: match.seats() }, () => []);
  eachRow(match, 'ribbons', ['seat', 'cell'], ({ seat, cell }) => ribbons[seat]?.push(cell));
  return ribbons;
}

function drawRibbons(canvas: CanvasRenderingContext2D, match: Match, look: Look, size: Size): void {
  ribbonsOf(match).forEach((cells, seat) => {
    const places = cells.map((cell, index) =>
      index === cells.length - 1 ? under(look, seat, cell, size) : middle(cell, size),
    );
    if (places.length > 0) glow(canvas, places, seatColour(seat));
  });
}

/** Draws a line of light: a halo, the colour, and a core that is nearly white. */
function glow(canvas: CanvasRenderingContext2D, places: readonly Place[], colour: string): void {
  canvas.lineCap = 'round';
  canvas.lineJoin = 'round';
  canvas.beginPath();
  places.forEach(({ x, y }, index) => (index === 0 ? canvas.moveTo(x, y) : canvas.lineTo(x, y)));
  if (places.length === 1) canvas.lineTo(places[0]!.x, places[0]!.y);
  for (const [width, alpha, stroke] of [
    [0.8, 0.22, colour],
    [0.46, 1, colour],
    [0.12, 0.75, '#ffffff'],
  ] as const) {
    canvas.lineWidth = width;
    canvas.globalAlpha = alpha;
    canvas.strokeStyle = stroke;
    canvas.stroke();
  }
  canvas.globalAlpha = 1;
}

/** Shows the next order of the mover as a faint arrow. */
function drawNextMove(canvas: CanvasRenderingContext2D, match: Match, look: Look, size: Size): void {
  const mover = numberOf(match, 'mover');
  const steps = stepsOf(match);
  eachRow(match, 'cycles', ['seat', 'cell'], ({ seat, cell }) => {
    const step =
      seat === mover ? steps[wordsOf(match, 'directions').indexOf(look.said(seat, 0)[0]?.trim() ?? '')] : undefined;
    if (!step) return;
    const { x, y } = middle(cell, size);
    if (seat === look.drafting || look.progress === 1)
      drawPlan(
        canvas,
        { x: x + step.x * 0.4, y: y + step.y * 0.4 },
        { x: x + step.x * 1.3, y: y + step.y * 1.3 },
        seatColour(seat),
        look.scale,
      );
  });
}

function drawCycles(canvas: CanvasRenderingContext2D, match: Match, look: Look, size: Size): void {
  const steps = stepsOf(match);
  eachRow(match, 'cycles', ['seat', 'cell', 'heading'], ({ seat, cell, heading }) => {
    paintCycle(canvas, seat, under(look, seat, cell, size), steps[heading] ?? STEPS.right);
  });
}

/** Draws the ribbon of a seat that died in the last turn: it fades, and its cycle explodes. */
function drawExplosions(canvas: CanvasRenderingContext2D, match: Match, size: Size): void {
  eachEvent(match, (kind, [seat = 0, , ...cells]) => {
    const last = cells[cells.length - 1];
    if (kind !== 'crash' || last === undefined) return;
    canvas.strokeStyle = seatColour(seat);
    canvas.lineWidth = 0.3;
    canvas.globalAlpha = 0.35;
    canvas.setLineDash([0.25, 0.5]);
    canvas.beginPath();
    cells
      .map((cell) => middle(cell, size))
      .forEach(({ x, y }, index) => (index === 0 ? canvas.moveTo(x, y) : canvas.lineTo(x, y)));
    canvas.stroke();
    canvas.setLineDash([]);
    canvas.globalAlpha = 1;
    burst(canvas, middle(last, size), seatColour(seat));
  });
}

function burst(canvas: CanvasRenderingContext2D, { x, y }: Place, colour: string): void {
  const fire = canvas.createRadialGradient(x, y, 0, x, y, 1.6);
  fire.addColorStop(0, '#ffffff');
  fire.addColorStop(0.25, '#ffd166');
  fire.addColorStop(0.6, colour);
  fire.addColorStop(1, 'rgba(0,0,0,0)');
  canvas.fillStyle = fire;
  canvas.beginPath();
  for (let ray = 0; ray < 16; ray++) {
    const angle = (ray * Math.PI) / 8;
    const radius = ray % 2 === 0 ? 1.6 : 0.7;
    canvas.lineTo(x + radius * Math.cos(angle), y + radius * Math.sin(angle));
  }
  canvas.closePath();
  canvas.fill();
}
