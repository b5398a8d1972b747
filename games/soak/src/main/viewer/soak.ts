import type { Match } from 'engine';
import { easeInOut } from 'regatta/effects';
import type { Command, Look, Mark, Painter, Place, Size } from 'regatta/contract';
import { drawGrid, drawPlan, seatColour, seatTint } from 'regatta/draw';
import { eachEvent, eachRow, gridPainter, wordsOf } from 'regatta/picture';
import { Sprites } from 'regatta/sprites';
import { CLASSES, drawShield, drawWetness, paintAgent } from './agents';
import { at, damages, drawBombs, drawJets, STAGES, type Standing } from './fight';
import { drawCover, drawLawn, TINT } from './ground';
import { agentAt, amend, asked, controls, noBombs, partsOf, shootsAt, throwsTo } from './play';

const AGENT = [
  'id',
  'seat',
  'class',
  'cell',
  'cooldown',
  'bombs',
  'wetness',
  'hunkered',
  'dying',
  'range',
  'power',
] as const;

const WATER = '#8ed9ff';

/** The painter of Soak Overflow: two teams on a lawn. A turn is shown in the stages of the rules: moves, shots, bombs, eliminations. */
export function createPainter(): Painter {
  const sprites = new Sprites();
  return {
    ...gridPainter('agents', 'wetness'),
    game: 'soak',
    title: 'Soak Overflow',
    torus: false,
    unit: 'agent',
    lead: 'points',
    aim: 'Hold more ground than the other team, or soak all of its agents.',
    night: '#080f0d',
    layers: ['territory', 'grid', 'shots', 'bombs', 'messages', 'agent numbers'],
    options: {},
    controls,
    legend: [
      ...CLASSES.map((name, kind) => ({
        text: `an agent: ${name}`,
        draw: (canvas: CanvasRenderingContext2D): void => paintAgent(canvas, kind % 2, kind),
      })),
      {
        text: 'the ring closes as the agent gets wet; closed, it is out. From the half on it holds less ground',
        draw: (canvas) => {
          paintAgent(canvas, 0, 0);
          drawWetness(canvas, 0, 0, 65);
        },
      },
      {
        text: 'it hunkers down',
        draw: (canvas) => {
          paintAgent(canvas, 0, 0);
          drawShield(canvas, 0, 0, 1);
        },
      },
      {
        text: 'low cover: halves shots',
        draw: (canvas) => drawCover(canvas, -0.5, -0.5, false),
      },
      {
        text: 'high cover: quarters them',
        draw: (canvas) => drawCover(canvas, -0.5, -0.5, true),
      },
    ],

    draw(canvas, match, look) {
      const size = this.size(match);
      drawLawn(canvas, size.width, size.height);
      if (!look.hidden.has('territory')) drawTerritory(canvas, match, look, size.width);
      if (!look.hidden.has('grid')) drawGrid(canvas, look, size);
      match.numbers('types').forEach((type, cell) => {
        if (type > 0) drawCover(canvas, cell % size.width, Math.floor(cell / size.width), type === 2);
      });
      const places = placesOf(match, look, size.width);
      if (!look.hidden.has('bombs')) drawBombs(canvas, match, look, places, size);
      drawAgents(canvas, match, look, places, sprites);
      if (!look.hidden.has('shots')) drawJets(canvas, match, look, places);
      if (look.drafting >= 0) drawOrders(canvas, match, look, places, size);
      drawLabels(canvas, match, look, places, size);
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
        lines.push(
          `agent ${id} of seat ${seat}: ${wordsOf(match, 'classes')[kind] ?? 'agent'}, wetness ${wet}${dying ? ', soaked' : ''}`,
        );
        lines.push(
          `power ${power}, range ${range}, ${ready ? `shoots in ${ready}` : 'ready to shoot'}, ${bombs === 1 ? '1 bomb' : `${bombs} bombs`}`,
        );
        if (hunkered) lines.push('hunkered down');
        lines.push(...tellShots(match, id));
      });
      return lines;
    },

    marks(match) {
      const marks: Mark[] = [];
      eachEvent(match, (kind, values) => {
        if (kind === 'soaked')
          marks.push({
            kind: 'death',
            seat: -1,
            text: `agent ${values[0]} is soaked`,
            units: [values[0] ?? -1],
          });
      });
      return marks;
    },

    ignite(match, _was, ignite) {
      const { width } = this.size(match);
      eachEvent(match, (kind, [first = 0, tile = 0]) => {
        if (kind === 'burst') ignite('splash', (tile % width) + 0.5, Math.floor(tile / width) + 0.5, WATER, 1.5, 900);
        if (kind !== 'soaked') return;
        eachRow(match, 'agents', AGENT, ({ id, seat, cell }) => {
          if (id !== first) return;
          ignite('ring', (cell % width) + 0.5, Math.floor(cell / width) + 0.5, seatColour(seat), 1.1, 1100);
          ignite('splash', (cell % width) + 0.5, Math.floor(cell / width) + 0.5, WATER, 1, 1100);
        });
      });
    },

    commands(match, seat, unit, lines) {
      if (!unit) return [];
      const index = asked(match, seat).indexOf(unit.id);
      if (index < 0) return [];
      const parts = partsOf(lines[index] ?? '');
      const about = { seat, unit, lines };
      const order = (label: string, aims: boolean, word: (place: Place) => string): Command => ({
        label,
        aims,
        lines: (place) => lines.map((line, at) => (at === index ? amend(unit.id, parts, word(place)) : line)),
      });
      const { width } = this.size(match);
      return [
        order('move', true, ({ x, y }) => `MOVE ${x} ${y}`),
        {
          label: 'shoot',
          aims: true,
          lines: ({ x, y }) => shootsAt(match, about, agentAt(match, y * width + x)?.id ?? -1),
        },
        {
          label: 'throw',
          aims: true,
          never: noBombs(match, about),
          lines: (place) => throwsTo(match, about, place),
        },
        order('hunker down', false, () => 'HUNKER_DOWN'),
        {
          label: 'nothing',
          aims: false,
          lines: () => lines.map((line, at) => (at === index ? ';' : line)),
        },
      ];
    },
  };
}

/** Explains the damage of each shot from or at an agent. */
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

/** Returns the places of agents: between two tiles in the first stage of a turn, then at their new tiles. */
function placesOf(match: Match, look: Look, width: number): Map<number, Standing> {
  const walked = easeInOut(at(look, 'walk'));
  const places = new Map<number, Standing>();
  eachRow(match, 'agents', AGENT, ({ id, seat, cell }) => {
    const to = { x: cell % width, y: Math.floor(cell / width) };
    const from = look.was(id) ?? to;
    places.set(id, {
      seat,
      x: from.x + (to.x - from.x) * walked + 0.5,
      y: from.y + (to.y - from.y) * walked + 0.5,
    });
  });
  return places;
}

/** The colour of territory pulses while the match plays. */
function drawTerritory(canvas: CanvasRenderingContext2D, match: Match, look: Look, width: number): void {
  const breath = look.time === 0 ? 1 : 0.85 + 0.15 * Math.sin(look.time * 1.8);
  match.numbers('territory').forEach((owner, cell) => {
    if (owner < 0) return;
    canvas.fillStyle = seatTint(owner, TINT * breath);
    canvas.fillRect(cell % width, Math.floor(cell / width), 1, 1);
  });
}

function drawAgents(
  canvas: CanvasRenderingContext2D,
  match: Match,
  look: Look,
  places: ReadonlyMap<number, Standing>,
  sprites: Sprites,
): void {
  const wetter = easeInOut(Math.min(1, Math.max(0, (look.progress - STAGES.shoot[1]) / 0.3)));
  const turns = aims(match, places);
  eachRow(match, 'agents', AGENT, ({ id, seat, class: kind, wetness, hunkered, dying }) => {
    const place = places.get(id);
    if (!place) return;
    const { x, y } = place;
    canvas.globalAlpha = dying ? 1 - 0.75 * at(look, 'out') : 1;
    const turn = turns.get(id) ?? (seat === 0 ? 0 : 16);
    sprites.draw(canvas, `agent ${seat} ${kind} ${turn}`, look.scale, x, y, 1.3, (target) =>
      paintAgent(target, seat, kind, (turn * Math.PI) / 16),
    );
    const before = look.was(id)?.level ?? wetness;
    drawWetness(canvas, x, y, before + (wetness - before) * wetter);
    canvas.globalAlpha = 1;
    if (hunkered) drawShield(canvas, x, y, 0.3 + 0.7 * at(look, 'hunker'));
  });
}

/** Returns the directions of agents that shot, in 32nds of a full turn. */
function aims(match: Match, places: ReadonlyMap<number, Standing>): Map<number, number> {
  const turns = new Map<number, number>();
  eachEvent(match, (kind, [shooter = -1, target = -1]) => {
    const from = places.get(shooter);
    const to = places.get(target);
    if (kind === 'shot' && from && to)
      turns.set(shooter, (Math.round((Math.atan2(to.y - from.y, to.x - from.x) * 16) / Math.PI) + 32) % 32);
  });
  return turns;
}

/** Draws the orders of the current draft. */
function drawOrders(
  canvas: CanvasRenderingContext2D,
  match: Match,
  look: Look,
  places: ReadonlyMap<number, Standing>,
  size: Size,
): void {
  const ids = asked(match, look.drafting);
  look.said(look.drafting, 0).forEach((line, index) => {
    const from = places.get(ids[index] ?? -1);
    if (!from) return;
    for (const part of partsOf(line)) {
      const [word, first = NaN, second = NaN] = part
        .split(/\s+/)
        .map((value, place) => (place === 0 ? value : Number(value))) as [string, number, number];
      if (word === 'MOVE') drawPlan(canvas, from, { x: first + 0.5, y: second + 0.5 }, '#ffffff', look.scale);
      const target = places.get(first);
      if (word === 'SHOOT' && target) drawPlan(canvas, from, target, '#ff8d7a', look.scale);
      if (word === 'THROW') {
        drawPlan(canvas, from, { x: first + 0.5, y: second + 0.5 }, WATER, look.scale);
        canvas.strokeStyle = WATER;
        canvas.lineWidth = 2 / look.scale;
        const left = Math.max(0, first - 1);
        const top = Math.max(0, second - 1);
        canvas.strokeRect(left, top, Math.min(size.width, first + 2) - left, Math.min(size.height, second + 2) - top);
      }
      if (word === 'HUNKER_DOWN') drawShield(canvas, from.x, from.y, 1);
    }
  });
}

/** Draws one text over each agent: its message, the wetness added, or its number. */
function drawLabels(
  canvas: CanvasRenderingContext2D,
  match: Match,
  look: Look,
  places: ReadonlyMap<number, Standing>,
  size: Size,
): void {
  const height = Math.max(0.2, 11 / look.scale);
  const hits = look.hidden.has('shots') || at(look, 'shoot') < 1 ? new Map<number, number>() : damages(match);
  const words = look.hidden.has('messages') ? new Map<number, string>() : messages(match, look);
  const taken: { x: number; y: number; wide: number }[] = [];
  canvas.font = `600 ${height}px system-ui, sans-serif`;
  for (const [id, place] of places) {
    const pointed =
      look.hover !== undefined && look.hover.x === Math.floor(place.x) && look.hover.y === Math.floor(place.y);
    const number =
      !look.hidden.has('agent numbers') && (look.scale > 90 || pointed || look.selected === id) ? String(id) : '';
    const hit = hits.get(id);
    const text = [number, hit ? `−${hit}` : '', words.get(id) ?? ''].filter((part) => part).join(' · ');
    if (!text) continue;
    const wide = canvas.measureText(text).width + height * 0.7;
    const x = Math.min(Math.max(place.x, wide / 2), size.width - wide / 2);
    let y = place.y - 0.62 < height * 0.7 ? place.y + 0.66 : place.y - 0.62;
    // Texts of agents close to each other are stacked.
    for (
      let moves = 0;
      moves < 6 &&
      taken.some((other) => Math.abs(other.x - x) < (other.wide + wide) / 2 && Math.abs(other.y - y) < height * 1.45);
      moves++
    )
      y += height * 1.5;
    taken.push({ x, y, wide });
    look.label(text, x, y, hit ? WATER : seatColour(place.seat), height);
  }
}

/** Returns the messages of agents in the last turn. */
function messages(match: Match, look: Look): Map<number, string> {
  const found = new Map<number, string>();
  for (let seat = 0; seat < match.seats(); seat++) {
    for (const line of look.said(seat, -1)) {
      const [, id, message] = /^\s*(\d+)\s*;(?:.*;)?\s*MESSAGE\s+([^;]*)/.exec(line) ?? [];
      if (message) found.set(Number(id), message.length > 40 ? `${message.slice(0, 40)}…` : message);
    }
  }
  return found;
}
