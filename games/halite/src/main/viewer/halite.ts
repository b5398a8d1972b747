import type { Match } from 'engine';
import { easeInOut } from 'regatta/effects';
import type { Command, Look, Mark, Painter, Place, Size } from 'regatta/contract';
import { drawGrid, drawPlan, seatColour, seatTint, trace } from 'regatta/draw';
import { eachEvent, eachRow, gridPainter, numberOf } from 'regatta/picture';
import { Sprites } from 'regatta/sprites';
import { readReplay } from './hlt';
import { split, without } from './orders';
import { controls, stepsOf } from './play';
import { Sea } from './sea';
import { paintHarbour, paintShip } from './ships';

/** The minimum size of a ship in pixels, so that ships are visible on the largest maps. */
const LEAST_PIXELS = 11;

const SHIP = ['id', 'seat', 'cell', 'cargo', 'inspired'] as const;

/** The painter of Halite III: a dark map that glows where there is much halite, and ships that fill up. */
export function createPainter(): Painter {
  const sea = new Sea();
  const sprites = new Sprites();
  return {
    ...gridPainter('ships', 'cargo'),
    game: 'halite',
    title: 'Halite III',
    torus: true,
    unit: 'ship',
    lead: 'bank',
    aim: 'Bring more halite to your shipyard and dropoffs than the others.',
    night: '#030812',
    layers: [
      'halite',
      'structures',
      'ships',
      'wakes',
      'mining',
      'next moves',
      'inspiration',
      'grid',
      'collisions',
      'ship numbers',
    ],
    options: { 'halite scale': ['root', 'linear', 'logarithmic', 'steps'] },
    controls,
    legend: [
      {
        text: 'a shipyard: where ships are launched and cargo becomes score',
        draw: (canvas) => paintHarbour(canvas, 0, true),
      },
      {
        text: 'a dropoff: a second harbour',
        draw: (canvas) => paintHarbour(canvas, 0, false),
      },
      {
        text: 'an empty ship; its bow is where it goes',
        draw: (canvas) => paintShip(canvas, 0, 0),
      },
      {
        text: 'a ship that is two thirds full',
        draw: (canvas) => paintShip(canvas, 0, 0.66),
      },
      {
        text: 'each seat has its own hull and colour',
        draw: (canvas) => paintShip(canvas, 1, 0.5),
      },
      {
        text: 'a calm glow: the ship is inspired by enemies near by, and mines more',
        draw: (canvas) => {
          paintGlow(canvas);
          paintShip(canvas, 0, 0.3);
        },
      },
      {
        text: 'sparks: the ship stays and mines',
        draw: (canvas) => {
          paintShip(canvas, 0, 0.3);
          drawMining(canvas, 0, 0, 0.35);
        },
      },
      {
        text: 'ships collided and sank here',
        draw: (canvas) => drawWreck(canvas, 0, 0),
      },
    ],

    draw(canvas, match, look) {
      const size = this.size(match);
      if (look.hidden.has('halite')) {
        canvas.fillStyle = '#050d1e';
        canvas.fillRect(0, 0, size.width, size.height);
      } else {
        sea.draw(canvas, match.numbers('halite'), size, look);
      }
      if (!look.hidden.has('grid') && look.scale > 16) drawGrid(canvas, look, size);
      if (!look.hidden.has('structures')) drawStructures(canvas, match, look, size, sprites);
      if (!look.hidden.has('ships')) drawShips(canvas, match, look, size, sprites);
      if (!look.hidden.has('collisions') && look.progress === 1) drawEvents(canvas, match, size);
    },

    tell(match, x, y) {
      const { width } = this.size(match);
      const cell = y * width + x;
      const owner = match.numbers('owner')[cell] ?? -1;
      const lines = [`cell ${x}, ${y}: ${match.numbers('halite')[cell] ?? 0} halite`];
      if (owner >= 0) {
        const yard = match.numbers('shipyards')[owner] === cell;
        lines.push(`${yard ? 'shipyard' : 'dropoff'} of seat ${owner}`);
      }
      eachRow(
        match,
        'ships',
        ['id', 'seat', 'cell', 'cargo', 'inspired'],
        ({ id, seat, cell: place, cargo, inspired }) => {
          if (place === cell) lines.push(`ship ${id} of seat ${seat}: carries ${cargo}${inspired ? ', inspired' : ''}`);
        },
      );
      return lines;
    },

    marks(match) {
      const marks: Mark[] = [];
      eachEvent(match, (kind, values) => {
        const [, first = 0, second = 0] = values;
        if (kind === 'construct')
          marks.push({
            kind: 'dropoff',
            seat: first,
            text: `seat ${first} builds a dropoff`,
            units: [second],
          });
        if (kind === 'wreck')
          marks.push({
            kind: 'collision',
            seat: -1,
            text: `${values.length - 1} ships sink`,
            units: [...values.subarray(1)],
          });
        if (kind === 'capture')
          marks.push({
            kind: 'capture',
            seat: second,
            text: `seat ${second} captures a ship`,
            units: [...values.subarray(3)],
          });
      });
      return marks;
    },

    ignite(match, was, ignite) {
      const { width } = this.size(match);
      const owner = match.numbers('owner');
      const at = (cell: number): [number, number] => [(cell % width) + 0.5, Math.floor(cell / width) + 0.5];
      eachEvent(match, (kind, [cell = 0, seat = 0]) => {
        if (kind === 'wreck') {
          ignite('ring', ...at(cell), '#ff5a4d', 1.6, 700);
          ignite('burst', ...at(cell), '#ffd9c2', 1.5, 700);
        }
        if (kind === 'spawn') ignite('ring', ...at(cell), seatColour(seat), 0.9, 450);
        if (kind === 'construct') {
          ignite('ring', ...at(cell), seatColour(seat), 2.4, 900);
          ignite('glow', ...at(cell), seatColour(seat), 1.4, 900);
        }
      });
      eachRow(match, 'ships', SHIP, ({ id, seat, cell, cargo }) => {
        const before = was(id)?.level ?? 0;
        if (owner[cell] === seat && before - cargo > 50)
          ignite('glow', ...at(cell), seatColour(seat), 0.5 + before / 900, 500);
      });
    },

    commands(match, _seat, unit, lines) {
      if (match.frame() === 0) return [];
      const words = split(lines[0] ?? '');
      if (!unit) {
        const spawns = words.includes('g');
        return [
          {
            label: spawns ? 'no new ship' : 'new ship',
            aims: false,
            lines: () => [without(words, 'g', spawns ? [] : ['g'])],
          },
        ];
      }
      const order = (label: string, word: string[]): Command => ({
        label,
        aims: false,
        lines: () => [without(words, String(unit.id), word)],
      });
      return [
        order('↑ north', [`m ${unit.id} n`]),
        order('→ east', [`m ${unit.id} e`]),
        order('↓ south', [`m ${unit.id} s`]),
        order('← west', [`m ${unit.id} w`]),
        order('stay', []),
        order('dropoff', [`c ${unit.id}`]),
      ];
    },

    read: readReplay,
  };
}

function drawStructures(
  canvas: CanvasRenderingContext2D,
  match: Match,
  look: Look,
  { width }: Size,
  sprites: Sprites,
): void {
  const yards = match.numbers('shipyards');
  const size = Math.max(2, (LEAST_PIXELS * 3) / look.scale);
  match.numbers('owner').forEach((owner, cell) => {
    if (owner < 0) return;
    const yard = yards[owner] === cell;
    sprites.draw(
      canvas,
      `harbour ${owner} ${yard}`,
      look.scale,
      (cell % width) + 0.5,
      Math.floor(cell / width) + 0.5,
      size,
      (target) => {
        target.scale(size / 2, size / 2);
        paintHarbour(target, owner, yard);
      },
    );
  });
}

/** Returns the next cell of each ship, from the orders about to be played. */
function nextMoves(match: Match, look: Look, seat: number): Map<number, Place> {
  const moves = new Map<number, Place>();
  const steps = stepsOf(match);
  for (const order of split(look.said(seat, 0)[0] ?? '')) {
    const [kind, id, direction] = order.split(' ');
    const step = steps.get(direction ?? '');
    if (kind === 'm' && step) moves.set(Number(id), step);
  }
  return moves;
}

function drawShips(canvas: CanvasRenderingContext2D, match: Match, look: Look, size: Size, sprites: Sprites): void {
  const capacity = numberOf(match, 'capacity');
  const { width } = size;
  const large = Math.max(1, LEAST_PIXELS / look.scale);
  const moving = look.progress < 1;
  // Moving ships face the way they go, not the way of their next order.
  const moves =
    moving || look.hidden.has('next moves')
      ? []
      : Array.from({ length: match.seats() }, (_, seat) => nextMoves(match, look, seat));
  if (moving && !look.hidden.has('wakes')) drawWakes(canvas, match, look, width);
  eachRow(match, 'ships', SHIP, ({ id, seat, cell, cargo, inspired }) => {
    const place = look.glide(id, {
      x: cell % width,
      y: Math.floor(cell / width),
    });
    const x = place.x + 0.5;
    const y = place.y + 0.5;
    const next = moves[seat]?.get(id);
    const heading = next ? Math.atan2(next.y, next.x) / (Math.PI / 2) : (look.unit(id)?.heading ?? -1);
    const before = look.was(id)?.level ?? cargo;
    const level = Math.round((10 * (before + (cargo - before) * easeInOut(look.progress))) / capacity);
    const glows = inspired === 1 && !look.hidden.has('inspiration');
    const turn = ((Math.round(heading < 0 && !next ? 3 : heading) % 4) + 4) % 4;
    // One picture serves all four headings: painting a picture takes as long as drawing it a hundred times.
    canvas.save();
    canvas.translate(x, y);
    canvas.rotate((turn * Math.PI) / 2);
    sprites.draw(canvas, `ship ${seat} ${level} ${glows}`, look.scale, 0, 0, (glows ? 1.6 : 1.25) * large, (target) => {
      target.scale(large, large);
      if (glows) paintGlow(target);
      paintShip(target, seat, level / 10);
    });
    canvas.restore();
    if (moving && cargo > before && !look.hidden.has('mining')) drawMining(canvas, x, y, look.progress);
    if (seat === look.drafting && next)
      drawPlan(
        canvas,
        { x: x + next.x * 0.3, y: y + next.y * 0.3 },
        { x: x + next.x, y: y + next.y },
        '#ffffff',
        look.scale,
      );
    const pointed =
      look.hover !== undefined && look.hover.x === cell % width && look.hover.y === Math.floor(cell / width);
    if (!look.hidden.has('ship numbers') && (look.scale > 42 || pointed || look.selected === id)) {
      look.label(
        look.scale > 42 ? String(id) : `${id} · ${cargo}`,
        x,
        y - 0.5 * large - 8 / look.scale,
        seatColour(seat),
        Math.max(0.2, 11 / look.scale),
      );
    }
  });
}

/** The wake of a moving ship. */
function drawWakes(canvas: CanvasRenderingContext2D, match: Match, look: Look, width: number): void {
  canvas.lineCap = 'round';
  canvas.lineWidth = Math.max(0.16, 2.5 / look.scale);
  for (let seat = 0; seat < match.seats(); seat++) {
    canvas.beginPath();
    eachRow(match, 'ships', SHIP, ({ id, seat: owner, cell }) => {
      if (owner !== seat) return;
      const to = { x: cell % width, y: Math.floor(cell / width) };
      const here = look.glide(id, to);
      if (here.x === to.x && here.y === to.y) return;
      const far = 1 - look.progress;
      const back = {
        x: here.x - Math.sign(to.x - here.x) * (1 - far),
        y: here.y - Math.sign(to.y - here.y) * (1 - far),
      };
      canvas.moveTo(back.x + 0.5, back.y + 0.5);
      canvas.lineTo(here.x + 0.5, here.y + 0.5);
    });
    canvas.strokeStyle = seatTint(seat, 0.35);
    canvas.stroke();
  }
  canvas.lineCap = 'butt';
}

/** Sparks of halite that fly to a ship while it mines. */
function drawMining(canvas: CanvasRenderingContext2D, x: number, y: number, progress: number): void {
  canvas.fillStyle = '#8ffbe9';
  canvas.globalAlpha = 0.9 * Math.sin(progress * Math.PI);
  const far = 0.3 + 0.4 * (1 - progress);
  for (let spark = 0; spark < 3; spark++) {
    const angle = spark * 2.1 + x + progress;
    canvas.fillRect(x + far * Math.cos(angle) - 0.06, y + far * Math.sin(angle) - 0.06, 0.12, 0.12);
  }
  canvas.globalAlpha = 1;
}

function paintGlow(canvas: CanvasRenderingContext2D): void {
  const light = canvas.createRadialGradient(0, 0, 0.25, 0, 0, 0.78);
  light.addColorStop(0, 'rgba(255,250,214,0.6)');
  light.addColorStop(1, 'rgba(255,250,214,0)');
  canvas.fillStyle = light;
  canvas.fillRect(-0.8, -0.8, 1.6, 1.6);
}

/** Shows the events of the last turn when nothing moves. */
function drawEvents(canvas: CanvasRenderingContext2D, match: Match, { width }: Size): void {
  eachEvent(match, (kind, [cell = 0, seat = 0]) => {
    const x = (cell % width) + 0.5;
    const y = Math.floor(cell / width) + 0.5;
    if (kind === 'wreck') drawWreck(canvas, x, y);
    if (kind !== 'spawn' && kind !== 'construct') return;
    canvas.strokeStyle = seatColour(seat);
    canvas.lineWidth = 0.08;
    trace(canvas, seat, x, y, 0.72);
    canvas.stroke();
  });
}

function drawWreck(canvas: CanvasRenderingContext2D, x: number, y: number): void {
  canvas.lineCap = 'round';
  for (const [style, wide] of [
    ['#060d1a', 0.26],
    ['#ff6b5e', 0.13],
  ] as const) {
    canvas.strokeStyle = style;
    canvas.lineWidth = wide;
    canvas.beginPath();
    for (let ray = 0; ray < 8; ray++) {
      const angle = ((ray + 0.5) * Math.PI) / 4;
      canvas.moveTo(x + 0.42 * Math.cos(angle), y + 0.42 * Math.sin(angle));
      canvas.lineTo(x + 0.8 * Math.cos(angle), y + 0.8 * Math.sin(angle));
    }
    canvas.stroke();
  }
  canvas.lineCap = 'butt';
}
