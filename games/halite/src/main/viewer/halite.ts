import type { Match } from 'engine';
import {
  drawGrid, eachEvent, eachRow, fillFromBelow, seatColour,
  type Command, type Look, type Mark, type Painter, type Place, type Size,
} from 'regatta/painter';
import { readReplay } from './hlt';
import { split, without } from './orders';
import { Sea } from './sea';

const FULL = 1000;

/** The letters of the wire, and where they lead. */
const DIRECTIONS: Readonly<Record<string, Place>> = { n: { x: 0, y: -1 }, e: { x: 1, y: 0 }, s: { x: 0, y: 1 }, w: { x: -1, y: 0 } };

const sea = new Sea();

/** Halite: a sea whose brightness is its halite, with ships that fill up. */
export const painter: Painter = {
  game: 'halite',
  torus: true,
  unit: 'ship',
  layers: ['halite', 'structures', 'ships', 'next moves', 'inspiration', 'grid', 'collisions', 'ship numbers'],
  options: { 'halite scale': ['root', 'linear', 'logarithmic', 'steps'] },

  size(match) {
    const [width = 1, height = 1] = match.numbers('size');
    return { width, height };
  },

  draw(canvas, match, look) {
    const size = this.size(match);
    if (look.hidden.has('halite')) {
      canvas.fillStyle = look.dark ? '#0a1420' : '#e8eef4';
      canvas.fillRect(0, 0, size.width, size.height);
    } else {
      canvas.imageSmoothingEnabled = false;
      canvas.drawImage(sea.picture(match.numbers('halite'), size, look), 0, 0);
    }
    if (!look.hidden.has('grid') && look.scale > 10) drawGrid(canvas, look, size);
    if (!look.hidden.has('structures')) drawStructures(canvas, match, size);
    if (!look.hidden.has('ships')) drawShips(canvas, match, look, size);
    if (!look.hidden.has('collisions')) drawWrecks(canvas, match, size);
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
    eachRow(match, 'ships', ['id', 'seat', 'cell', 'cargo', 'inspired'], ({ id, seat, cell: place, cargo, inspired }) => {
      if (place === cell) lines.push(`ship ${id} of seat ${seat}: carries ${cargo}${inspired ? ', inspired' : ''}`);
    });
    return lines;
  },

  marks(match) {
    const marks: Mark[] = [];
    eachEvent(match, (kind, values) => {
      const [, first = 0, second = 0] = values;
      if (kind === 'construct') marks.push({ kind: 'dropoff', seat: first, text: `seat ${first} builds a dropoff`, units: [second] });
      if (kind === 'wreck') marks.push({ kind: 'collision', seat: -1, text: `${values.length - 1} ships sink`, units: [...values.subarray(1)] });
      if (kind === 'capture') marks.push({ kind: 'capture', seat: second, text: `seat ${second} captures a ship`, units: [...values.subarray(3)] });
    });
    return marks;
  },

  units(match) {
    const { width } = this.size(match);
    const units: number[] = [];
    eachRow(match, 'ships', ['id', 'seat', 'cell'], ({ id, seat, cell }) => units.push(id, seat, cell % width, Math.floor(cell / width)));
    return Int32Array.from(units);
  },

  commands(_match, _seat, unit, lines) {
    const words = split(lines[0] ?? '');
    if (!unit) {
      const spawns = words.includes('g');
      return [{ label: spawns ? 'no new ship' : 'new ship', aims: false, lines: () => [without(words, 'g', spawns ? [] : ['g'])] }];
    }
    const order = (label: string, word: string[]): Command => ({ label, aims: false, lines: () => [without(words, String(unit.id), word)] });
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

function drawStructures(canvas: CanvasRenderingContext2D, match: Match, { width }: Size): void {
  const yards = match.numbers('shipyards');
  match.numbers('owner').forEach((owner, cell) => {
    if (owner < 0) return;
    const x = (cell % width) + 0.5;
    const y = Math.floor(cell / width) + 0.5;
    canvas.fillStyle = seatColour(owner);
    canvas.beginPath();
    if (yards[owner] === cell) {
      canvas.rect(x - 0.48, y - 0.48, 0.96, 0.96);
    } else {
      canvas.moveTo(x, y - 0.5);
      canvas.lineTo(x + 0.5, y);
      canvas.lineTo(x, y + 0.5);
      canvas.lineTo(x - 0.5, y);
    }
    canvas.fill();
    canvas.fillStyle = 'rgba(255,255,255,0.85)';
    canvas.fillRect(x - 0.16, y - 0.16, 0.32, 0.32);
  });
}

/** Reads from the orders about to be played where each ship goes. */
function nextMoves(look: Look, seats: number): Map<number, string> {
  const moves = new Map<number, string>();
  for (let seat = 0; seat < seats; seat++) {
    for (const order of split(look.said(seat, 0)[0] ?? '')) {
      const [kind, id, direction] = order.split(' ');
      if (kind === 'm' && direction && direction in DIRECTIONS) moves.set(Number(id), direction);
    }
  }
  return moves;
}

function drawShips(canvas: CanvasRenderingContext2D, match: Match, look: Look, { width }: Size): void {
  const moves = look.hidden.has('next moves') ? new Map<number, string>() : nextMoves(look, match.seats());
  const hull = look.dark ? '#0a1420' : '#ffffff';
  eachRow(match, 'ships', ['id', 'seat', 'cell', 'cargo', 'inspired'], ({ id, seat, cell, cargo, inspired }) => {
    const place = look.glide(id, { x: cell % width, y: Math.floor(cell / width) });
    const x = place.x + 0.5;
    const y = place.y + 0.5;
    if (inspired && !look.hidden.has('inspiration')) {
      canvas.strokeStyle = '#f0e442';
      canvas.lineWidth = 0.1;
      canvas.beginPath();
      canvas.arc(x, y, 0.46, 0, 2 * Math.PI);
      canvas.stroke();
    }
    canvas.fillStyle = hull;
    canvas.strokeStyle = seatColour(seat);
    canvas.lineWidth = 0.12;
    canvas.beginPath();
    outline(canvas, x, y, DIRECTIONS[moves.get(id) ?? '']);
    canvas.fill();
    canvas.stroke();
    canvas.fillStyle = seatColour(seat);
    fillFromBelow(canvas, x, y, 0.34, cargo / FULL);
    if (look.scale > 24 && !look.hidden.has('ship numbers')) {
      canvas.fillStyle = cargo > FULL * 0.55 ? '#ffffff' : look.dark ? '#ffffff' : '#000000';
      canvas.font = '0.3px system-ui, sans-serif';
      canvas.textAlign = 'center';
      canvas.textBaseline = 'middle';
      canvas.fillText(String(id), x, y);
    }
  });
}

/** A ship that is about to move has its bow where it goes; one that stays is round. */
function outline(canvas: CanvasRenderingContext2D, x: number, y: number, to: Place | undefined): void {
  if (!to) {
    canvas.arc(x, y, 0.34, 0, 2 * Math.PI);
    return;
  }
  const angle = Math.atan2(to.y, to.x);
  canvas.arc(x, y, 0.34, angle + 0.75, angle - 0.75 + 2 * Math.PI);
  canvas.lineTo(x + to.x * 0.56, y + to.y * 0.56);
  canvas.closePath();
}

function drawWrecks(canvas: CanvasRenderingContext2D, match: Match, { width }: Size): void {
  canvas.lineWidth = 0.16;
  eachEvent(match, (kind, values) => {
    if (kind !== 'wreck' && kind !== 'spawn') return;
    const cell = values[0] ?? 0;
    const x = (cell % width) + 0.5;
    const y = Math.floor(cell / width) + 0.5;
    canvas.beginPath();
    if (kind === 'spawn') {
      canvas.strokeStyle = 'rgba(255,255,255,0.7)';
      canvas.lineWidth = 0.08;
      canvas.arc(x, y, 0.62, 0, 2 * Math.PI);
    } else {
      canvas.strokeStyle = '#ff3b30';
      canvas.lineWidth = 0.16;
      for (let ray = 0; ray < 8; ray++) {
        const angle = (ray * Math.PI) / 4;
        canvas.moveTo(x + 0.4 * Math.cos(angle), y + 0.4 * Math.sin(angle));
        canvas.lineTo(x + 0.95 * Math.cos(angle), y + 0.95 * Math.sin(angle));
      }
    }
    canvas.stroke();
  });
}
