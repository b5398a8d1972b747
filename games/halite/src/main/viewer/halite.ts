import type { Match } from 'engine';
import { drawGrid, each, eachEvent, seatColour, type Look, type Mark, type Painter } from '../../../../../web/src/main/ts/painter';

// The kinds of regatta.halite.HaliteEvents.
const CONSTRUCT = 0;
const WRECK = 1;
const CAPTURE = 3;

/** Halite: a sea whose brightness is its halite, with ships that fill up. */
export const painter: Painter = {
  game: 'halite',
  torus: true,
  layers: ['halite', 'structures', 'ships', 'inspiration', 'grid', 'collisions'],

  size(match) {
    const [width = 1, height = 1] = match.numbers('size');
    return { width, height };
  },

  draw(canvas, match, look) {
    const { width, height } = this.size(match);
    canvas.fillStyle = look.dark ? '#0a1420' : '#e8eef4';
    canvas.fillRect(0, 0, width, height);
    if (!look.hidden.has('halite')) drawHalite(canvas, match, look, width);
    if (!look.hidden.has('grid') && look.scale > 10) drawGrid(canvas, look, width, height);
    if (!look.hidden.has('structures')) drawStructures(canvas, match, width);
    if (!look.hidden.has('ships')) drawShips(canvas, match, look, width);
    if (!look.hidden.has('collisions')) drawWrecks(canvas, match, width);
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
    each(match.numbers('ships'), 5, ([id, seat, place, cargo, inspired]) => {
      if (place === cell) lines.push(`ship ${id} of seat ${seat}: carries ${cargo}${inspired ? ', inspired' : ''}`);
    });
    return lines;
  },

  marks(match) {
    const marks: Mark[] = [];
    eachEvent(match, (kind, values) => {
      if (kind === CONSTRUCT) marks.push({ seat: values[1] ?? 0, text: `seat ${values[1]} builds a dropoff` });
      if (kind === WRECK) marks.push({ seat: -1, text: `${values.length - 1} ships sink` });
      if (kind === CAPTURE) marks.push({ seat: values[2] ?? 0, text: `seat ${values[2]} captures a ship` });
    });
    return marks;
  },
};

function drawHalite(canvas: CanvasRenderingContext2D, match: Match, look: Look, width: number): void {
  const halite = match.numbers('halite');
  // A square root shows poor cells, where most of a match is decided.
  for (let cell = 0; cell < halite.length; cell++) {
    const amount = Math.min(1, Math.sqrt((halite[cell] ?? 0) / 1000));
    if (amount === 0) continue;
    canvas.fillStyle = look.dark ? `rgba(120, 200, 235, ${amount * 0.85})` : `rgba(20, 80, 120, ${amount * 0.75})`;
    const gap = look.scale > 6 ? 0.04 : 0;
    canvas.fillRect((cell % width) + gap, Math.floor(cell / width) + gap, 1 - 2 * gap, 1 - 2 * gap);
  }
}

function drawStructures(canvas: CanvasRenderingContext2D, match: Match, width: number): void {
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

function drawShips(canvas: CanvasRenderingContext2D, match: Match, look: Look, width: number): void {
  each(match.numbers('ships'), 5, (ship) => {
    const [, seat = 0, cell = 0, cargo = 0, inspired = 0] = ship;
    const x = (cell % width) + 0.5;
    const y = Math.floor(cell / width) + 0.5;
    if (inspired && !look.hidden.has('inspiration')) {
      canvas.strokeStyle = '#f0e442';
      canvas.lineWidth = 0.1;
      canvas.beginPath();
      canvas.arc(x, y, 0.46, 0, 2 * Math.PI);
      canvas.stroke();
    }
    canvas.fillStyle = look.dark ? '#0a1420' : '#ffffff';
    canvas.strokeStyle = seatColour(seat);
    canvas.lineWidth = 0.12;
    canvas.beginPath();
    canvas.arc(x, y, 0.34, 0, 2 * Math.PI);
    canvas.fill();
    canvas.stroke();
    // The cargo fills the hull from below.
    const level = Math.min(1, cargo / 1000);
    const angle = Math.acos(1 - 2 * level);
    canvas.fillStyle = seatColour(seat);
    canvas.beginPath();
    canvas.arc(x, y, 0.34, Math.PI / 2 - angle, Math.PI / 2 + angle);
    canvas.closePath();
    canvas.fill();
  });
}

function drawWrecks(canvas: CanvasRenderingContext2D, match: Match, width: number): void {
  canvas.strokeStyle = '#ff3b30';
  canvas.lineWidth = 0.16;
  eachEvent(match, (kind, values) => {
    if (kind !== WRECK) return;
    const cell = values[0] ?? 0;
    const x = (cell % width) + 0.5;
    const y = Math.floor(cell / width) + 0.5;
    canvas.beginPath();
    for (let ray = 0; ray < 8; ray++) {
      const angle = (ray * Math.PI) / 4;
      canvas.moveTo(x + 0.4 * Math.cos(angle), y + 0.4 * Math.sin(angle));
      canvas.lineTo(x + 0.95 * Math.cos(angle), y + 0.95 * Math.sin(angle));
    }
    canvas.stroke();
  });
}
