import type { Match } from 'engine';
import {
  drawGrid, eachEvent, eachRow, fillFromBelow, seatColour,
  type Command, type Look, type Mark, type Painter, type Place,
} from 'regatta/painter';

const CLASSES = ['gunner', 'sniper', 'bomber', 'assault', 'berserker'];

const AGENT = [
  'id', 'seat', 'class', 'cell', 'cooldown', 'bombs', 'wetness', 'hunkered', 'dying', 'range', 'power',
] as const;

/** Soak Overflow: ground in the colours of its owners, agents that fill with water, shots and splashes. */
export const painter: Painter = {
  game: 'soak',
  torus: false,
  unit: 'agent',
  layers: ['territory', 'grid', 'shots', 'bombs', 'messages'],
  options: {},

  size(match) {
    const [width = 1, height = 1] = match.numbers('size');
    return { width, height };
  },

  draw(canvas, match, look) {
    const { width, height } = this.size(match);
    canvas.fillStyle = look.dark ? '#18202a' : '#f4f1ea';
    canvas.fillRect(0, 0, width, height);
    if (!look.hidden.has('territory')) drawTerritory(canvas, match, width);
    drawCovers(canvas, match, look, width);
    if (!look.hidden.has('grid')) drawGrid(canvas, look, { width, height });
    if (!look.hidden.has('bombs')) drawBursts(canvas, match, width);
    drawAgents(canvas, match, look, width);
    if (!look.hidden.has('shots')) drawShots(canvas, match, look, width);
    if (!look.hidden.has('messages')) drawMessages(canvas, match, look, width);
  },

  tell(match, x, y) {
    const { width } = this.size(match);
    const cell = y * width + x;
    const type = ['floor', 'low cover', 'high cover'][match.numbers('types')[cell] ?? 0] ?? '';
    const owner = match.numbers('territory')[cell] ?? -1;
    const lines = [`tile ${x}, ${y}: ${type}`, owner < 0 ? 'nobody’s ground' : `ground of seat ${owner}`];
    eachRow(match, 'agents', AGENT, (agent) => {
      const { id, seat, class: kind, cooldown: ready, bombs, wetness: wet, hunkered, dying, range, power } = agent;
      if (agent.cell !== cell) return;
      lines.push(`agent ${id} of seat ${seat}: ${CLASSES[kind] ?? 'agent'}, wetness ${wet}${dying ? ', soaked' : ''}`);
      lines.push(`power ${power}, range ${range}, ${ready ? `shoots in ${ready}` : 'ready to shoot'}, ${bombs} bombs`);
      if (hunkered) lines.push('hunkered down');
      lines.push(...tellShots(match, id));
    });
    return lines;
  },

  marks(match) {
    const marks: Mark[] = [];
    eachEvent(match, (kind, values) => {
      if (kind === 'soaked') marks.push({ kind: 'death', seat: -1, text: `agent ${values[0]} is soaked`, units: [values[0] ?? -1] });
    });
    return marks;
  },

  units(match) {
    const { width } = this.size(match);
    const units: number[] = [];
    eachRow(match, 'agents', AGENT, ({ id, seat, cell }) => units.push(id, seat, cell % width, Math.floor(cell / width)));
    return Int32Array.from(units);
  },

  commands(match, seat, unit, lines) {
    if (!unit) return [];
    const index = asked(match, seat).indexOf(unit.id);
    if (index < 0) return [];
    const parts = (lines[index] ?? '').split(';').map((part) => part.trim()).filter((part) => /^[A-Z]/.test(part));
    const order = (label: string, aims: boolean, word: (place: Place) => string): Command => ({
      label,
      aims,
      lines: (place) => lines.map((line, at) => (at === index ? amend(unit.id, parts, word(place)) : line)),
    });
    const { width } = this.size(match);
    return [
      order('move', true, ({ x, y }) => `MOVE ${x} ${y}`),
      order('shoot', true, ({ x, y }) => `SHOOT ${agentAt(match, y * width + x)}`),
      order('throw', true, ({ x, y }) => `THROW ${x} ${y}`),
      order('hunker down', false, () => 'HUNKER_DOWN'),
      { label: 'nothing', aims: false, lines: () => lines.map((line, at) => (at === index ? `${unit.id};` : line)) },
    ];
  },
};

/** Returns the agents of a seat that are asked, in the order of their lines. */
function asked(match: Match, seat: number): number[] {
  const ids: number[] = [];
  eachRow(match, 'agents', AGENT, ({ id, seat: owner, dying }) => {
    if (owner === seat && !dying) ids.push(id);
  });
  return ids.sort((a, b) => a - b);
}

/** Returns an agent's line with one more order: it moves once and fights once. */
export function amend(id: number, parts: readonly string[], order: string): string {
  const moves = (part: string): boolean => part.startsWith('MOVE');
  const rest = parts.filter((part) => part.startsWith('MESSAGE') || moves(part) !== moves(order));
  return [id, ...(moves(order) ? [order, ...rest] : [...rest, order])].join(';');
}

function agentAt(match: Match, cell: number): number {
  let found = 0;
  eachRow(match, 'agents', AGENT, ({ id, cell: place }) => {
    if (place === cell) found = id;
  });
  return found;
}

/** Tells how each shot from or at an agent came to its damage. */
function tellShots(match: Match, agent: number): string[] {
  const lines: string[] = [];
  eachEvent(match, (kind, values) => {
    const [shooter, target, damage, power, reach = 100, exposed = 100] = values;
    if (kind !== 'shot' || (shooter !== agent && target !== agent)) return;
    const far = reach < 100 ? ` × ${reach} % for the distance` : '';
    const covered = exposed < 100 ? ` × ${exposed} % past cover and hunkering` : '';
    lines.push(`agent ${shooter} shot agent ${target}: ${power}${far}${covered} = ${damage}`);
  });
  return lines;
}

function drawTerritory(canvas: CanvasRenderingContext2D, match: Match, width: number): void {
  canvas.globalAlpha = 0.22;
  match.numbers('territory').forEach((owner, cell) => {
    if (owner < 0) return;
    canvas.fillStyle = seatColour(owner);
    canvas.fillRect(cell % width, Math.floor(cell / width), 1, 1);
  });
  canvas.globalAlpha = 1;
}

function drawCovers(canvas: CanvasRenderingContext2D, match: Match, look: Look, width: number): void {
  match.numbers('types').forEach((type, cell) => {
    if (type === 0) return;
    const x = cell % width;
    const y = Math.floor(cell / width);
    canvas.fillStyle = look.dark ? '#566273' : '#9b9284';
    const inset = type === 2 ? 0.04 : 0.16;
    canvas.fillRect(x + inset, y + inset, 1 - 2 * inset, 1 - 2 * inset);
    canvas.fillStyle = look.dark ? '#8593a6' : '#c8bfb0';
    if (type === 2) canvas.fillRect(x + 0.14, y + 0.14, 0.72, 0.72);
    else canvas.fillRect(x + 0.24, y + 0.42, 0.52, 0.16);
  });
}

function drawBursts(canvas: CanvasRenderingContext2D, match: Match, width: number): void {
  eachEvent(match, (kind, values) => {
    if (kind !== 'burst') return;
    const tile = values[1] ?? 0;
    canvas.fillStyle = 'rgba(86, 180, 233, 0.5)';
    canvas.fillRect((tile % width) - 1, Math.floor(tile / width) - 1, 3, 3);
  });
}

function drawAgents(canvas: CanvasRenderingContext2D, match: Match, look: Look, width: number): void {
  eachRow(match, 'agents', AGENT, (agent) => {
    const { id, seat, class: kind, cell, cooldown: ready, bombs, wetness: wet, hunkered, dying } = agent;
    const place = look.glide(id, { x: cell % width, y: Math.floor(cell / width) });
    const x = place.x + 0.5;
    const y = place.y + 0.5;
    canvas.globalAlpha = dying ? 0.35 : 1;
    canvas.fillStyle = look.dark ? '#10161e' : '#ffffff';
    canvas.strokeStyle = seatColour(seat);
    canvas.lineWidth = hunkered ? 0.2 : 0.1;
    canvas.beginPath();
    canvas.arc(x, y, 0.36, 0, 2 * Math.PI);
    canvas.fill();
    canvas.stroke();
    // Wetness rises from below; at the brim the agent is out.
    canvas.fillStyle = '#56b4e9';
    fillFromBelow(canvas, x, y, 0.34, wet / 100);
    canvas.fillStyle = look.dark ? '#f2f4f7' : '#111111';
    canvas.font = '0.34px system-ui, sans-serif';
    canvas.textAlign = 'center';
    canvas.textBaseline = 'middle';
    canvas.fillText(`${id}${(CLASSES[kind] ?? '?').charAt(0)}`, x, y + 0.02);
    for (let bomb = 0; bomb < bombs; bomb++) {
      canvas.beginPath();
      canvas.arc(x - 0.3 + bomb * 0.16, y + 0.42, 0.06, 0, 2 * Math.PI);
      canvas.fill();
    }
    // A short arc for each turn until it may shoot again.
    canvas.strokeStyle = look.dark ? '#f2f4f7' : '#111111';
    canvas.lineWidth = 0.06;
    for (let turn = 0; turn < ready; turn++) {
      canvas.beginPath();
      canvas.arc(x, y, 0.45, -Math.PI / 2 + turn * 0.5, -Math.PI / 2 + turn * 0.5 + 0.35);
      canvas.stroke();
    }
    canvas.globalAlpha = 1;
  });
}

/** Shows what agents said in the turn that led here. */
function drawMessages(canvas: CanvasRenderingContext2D, match: Match, look: Look, width: number): void {
  const cells = new Map<number, number>();
  eachRow(match, 'agents', AGENT, ({ id, cell }) => cells.set(id, cell));
  canvas.font = '0.36px system-ui, sans-serif';
  canvas.textAlign = 'center';
  canvas.textBaseline = 'bottom';
  for (let seat = 0; seat < match.seats(); seat++) {
    for (const line of look.said(seat, -1)) {
      const [, id, message] = /^\s*(\d+)\s*;(?:.*;)?\s*MESSAGE\s+([^;]*)/.exec(line) ?? [];
      const cell = cells.get(Number(id));
      if (cell === undefined || !message) continue;
      const text = message.length > 40 ? `${message.slice(0, 40)}…` : message;
      const x = (cell % width) + 0.5;
      const y = Math.floor(cell / width);
      const wide = canvas.measureText(text).width + 0.2;
      canvas.fillStyle = look.dark ? 'rgba(16,22,30,0.85)' : 'rgba(255,255,255,0.85)';
      canvas.fillRect(x - wide / 2, y - 0.45, wide, 0.45);
      canvas.fillStyle = seatColour(seat);
      canvas.fillText(text, x, y - 0.02);
    }
  }
}

function drawShots(canvas: CanvasRenderingContext2D, match: Match, look: Look, width: number): void {
  const cells = new Map<number, number>();
  const seats = new Map<number, number>();
  eachRow(match, 'agents', AGENT, ({ id, seat, cell }) => {
    cells.set(id, cell);
    seats.set(id, seat);
  });
  eachEvent(match, (kind, values) => {
    const from = cells.get(values[0] ?? -1);
    const to = cells.get(values[1] ?? -1);
    if (kind !== 'shot' || from === undefined || to === undefined) return;
    canvas.strokeStyle = seatColour(seats.get(values[0] ?? 0) ?? 0);
    canvas.lineWidth = 0.07;
    canvas.beginPath();
    canvas.moveTo((from % width) + 0.5, Math.floor(from / width) + 0.5);
    canvas.lineTo((to % width) + 0.5, Math.floor(to / width) + 0.5);
    canvas.stroke();
    canvas.fillStyle = look.dark ? '#ffffff' : '#000000';
    canvas.font = 'bold 0.4px system-ui, sans-serif';
    canvas.fillText(`${values[2] ?? 0}`, (to % width) + 0.85, Math.floor(to / width) + 0.15);
  });
}
