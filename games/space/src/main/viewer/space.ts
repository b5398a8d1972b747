import type { Match } from 'engine';
import { easeInOut } from 'regatta/effects';
import type { Command, Look, Mark, Painter, Place } from 'regatta/contract';
import { drawLabel, drawPlan, seatColour } from 'regatta/draw';
import { eachEvent, eachRow } from 'regatta/picture';
import { Room } from 'regatta/room';
import { along, bendOf, orbsOf, PLANET, sees, SHUTTLE, type Orb } from './lanes';
import { drawOrb, drawShuttle } from './orbs';
import { controls, peopleOn, sendings, write } from './play';
import { Sky } from './sky';

interface Flight {
  readonly seat: number;
  readonly from: number;
  readonly to: number;
  readonly people: number;
  readonly left: number;
  readonly length: number;
}

/** The painter of Space Explorers: planets that fill with people, lanes, and shuttles. */
export function createPainter(): Painter {
  const sky = new Sky();
  const flights = new Flights();
  return {
    game: 'space',
    title: 'Space Explorers',
    torus: false,
    unit: 'planet',
    lead: 'people',
    aim: 'Have more people than the other player in the end.',
    night: '#080516',
    hides: true,
    layers: ['lanes', 'lengths', 'shuttles', 'numbers'],
    options: { 'seen by': ['everybody', 'seat 0', 'seat 1'] },
    controls,
    legend: [
      {
        text: 'a planet nobody owns',
        draw: (canvas) => drawOrb(canvas, { x: 0, y: 0, radius: 0.36 }, 0, [0, 0], -1, false),
      },
      {
        text: 'a settled one: the ring and sign are its owner’s, the light inside as large as it is full',
        draw: (canvas) => drawOrb(canvas, { x: 0, y: 0, radius: 0.36 }, 0.5, [1, 0], 0, false),
      },
      {
        text: 'a home has two rings',
        draw: (canvas) => drawOrb(canvas, { x: 0, y: 0, radius: 0.36 }, 0.7, [1, 0], 0, true),
      },
      {
        text: 'people of both live here, more of the owner',
        draw: (canvas) => drawOrb(canvas, { x: 0, y: 0, radius: 0.36 }, 0.8, [2, 1], 0, false),
      },
      {
        text: 'a shuttle under way',
        draw: (canvas) => {
          canvas.scale(2.4, 2.4);
          drawShuttle(canvas, 0, { x: 0, y: 0 }, 0);
        },
      },
      {
        text: 'the number on a lane is how many turns it takes',
        draw: (canvas) => drawLabel(canvas, '3', 0, 0, '#bfb2e0', 0.4, { width: 9, height: 9 }),
      },
    ],

    size(match) {
      let width = 12;
      let height = 11;
      eachRow(match, 'planets', PLANET, ({ x, y }) => {
        width = Math.max(width, x + 1);
        height = Math.max(height, y + 1);
      });
      return { width, height };
    },

    draw(canvas, match, look) {
      const size = this.size(match);
      const eyes = eyesOf(look);
      const orbs = orbsOf(match);
      const room = new Room();
      const counts = look.hidden.has('numbers') ? [] : countsOf(canvas, match, look, orbs, eyes, room, size.height);
      sky.draw(canvas, size);
      if (!look.hidden.has('lanes')) drawLanes(canvas, match, look, orbs, room);
      drawPlanets(canvas, match, look, orbs, eyes);
      if (!look.hidden.has('shuttles')) drawShuttles(canvas, match, look, orbs, eyes, room, flights);
      if (eyes >= 0)
        sky.drawVeil(
          canvas,
          size,
          orbs.filter((_, planet) => sees(match, eyes, planet)),
        );
      if (look.drafting >= 0) drawOrders(canvas, match, look, orbs);
      for (const { text, x, y, colour, height } of counts) look.label(text, x, y, colour, height);
    },

    tell(match, x, y, eyes) {
      const lines: string[] = [];
      const ids: number[] = [];
      eachRow(match, 'planets', PLANET, ({ id }) => ids.push(id));
      eachRow(match, 'planets', PLANET, (planet, index) => {
        const { id, habitability, size, home, owner, total, people0: first, people1: second } = planet;
        if (planet.x !== x || planet.y !== y) return;
        if (!sees(match, eyes, index)) {
          lines.push(`planet ${id}: out of your sight`);
          return;
        }
        lines.push(
          `planet ${id}: ${owner < 0 ? 'nobody’s' : `of seat ${owner}`}${home < 0 ? '' : `, home of seat ${home}`}`,
        );
        lines.push(
          `${total} people of ${size}: ${first} of seat 0, ${second} of seat 1; grows ${habitability} % a tick`,
        );
        eachRow(match, 'shuttles', SHUTTLE, ({ seat, from, to, people, left }) => {
          if (to === index) lines.push(`${people} of seat ${seat} come from ${ids[from]}, ${left} ticks left`);
        });
      });
      return lines;
    },

    marks(match) {
      const marks: Mark[] = [];
      const ids: number[] = [];
      eachRow(match, 'planets', ['id'], ({ id }) => ids.push(id));
      eachEvent(match, (kind, values) => {
        if (kind === 'changed hands' && (values[2] ?? -1) >= 0) {
          const id = ids[values[0] ?? 0] ?? -1;
          const from = values[1] ?? -1;
          marks.push({
            kind: from < 0 ? 'settlement' : 'conquest',
            seat: values[2] ?? 0,
            text: `seat ${values[2]} takes planet ${id}${from < 0 ? '' : ` from seat ${from}`}`,
            units: [id],
          });
        }
      });
      return marks;
    },

    units(match) {
      const units: number[] = [];
      eachRow(match, 'planets', PLANET, ({ id, x, y, owner, total }) => units.push(id, owner, x, y, total));
      return Int32Array.from(units);
    },

    ignite(match, _was, ignite) {
      const orbs = orbsOf(match);
      eachEvent(match, (kind, [first = 0, second = 0, third = -1]) => {
        const orb = orbs[kind === 'landed' ? second : first];
        if (!orb) return;
        if (kind === 'landed') ignite('glow', orb.x, orb.y, seatColour(first), orb.radius + 0.15, 500);
        if (kind === 'changed hands' && third >= 0)
          ignite('ring', orb.x, orb.y, seatColour(third), orb.radius + 0.45, 900);
      });
    },

    commands(match, seat, unit, lines) {
      const orders = sendings(lines[0] ?? '');
      if (!unit) return orders.length > 0 ? [{ label: 'send nobody', aims: false, lines: () => [''] }] : [];
      const people = peopleOn(match, seat, unit.id);
      const send = (label: string, count: number): Command => ({
        label: `${label}: ${count}`,
        aims: true,
        lines: ({ x, y }) => {
          let to = -1;
          eachRow(match, 'planets', PLANET, (planet) => {
            if (planet.x === x && planet.y === y) to = planet.id;
          });
          return write([...orders, ...(to < 0 ? [] : [{ from: unit.id, to, people: count }])]);
        },
      });
      const choices: readonly (readonly [string, number])[] = [
        ['send a tenth', Math.floor(people / 10)],
        ['send half', Math.floor(people / 2)],
        ['send all', people],
      ];
      return choices.filter(([, count]) => count > 0).map(([label, count]) => send(label, count));
    },
  };
}

/** Returns the seat whose view is shown, or -1 for all: the person's own seat while playing, else the chosen one. */
function eyesOf(look: Look): number {
  const chosen = Number(look.option('seen by').replace('seat ', ''));
  return look.eyes >= 0 ? look.eyes : Number.isNaN(chosen) ? -1 : chosen;
}

function drawLanes(canvas: CanvasRenderingContext2D, match: Match, look: Look, orbs: readonly Orb[], room: Room): void {
  canvas.strokeStyle = 'rgba(190,170,255,0.2)';
  canvas.lineWidth = Math.max(0.03, 1.2 / look.scale);
  canvas.font = `${Math.max(0.19, 10 / look.scale)}px system-ui, sans-serif`;
  canvas.textAlign = 'center';
  canvas.textBaseline = 'middle';
  eachRow(match, 'lanes', ['from', 'to', 'length'], ({ from, to, length }) => {
    const a = orbs[from];
    const b = orbs[to];
    if (!a || !b) return;
    const bend = bendOf(a, b, orbs);
    canvas.beginPath();
    canvas.moveTo(a.x, a.y);
    canvas.quadraticCurveTo(bend.x, bend.y, b.x, b.y);
    canvas.stroke();
    if (look.hidden.has('lengths')) return;
    // Numbers of crossing lanes are moved apart.
    const free = [0.5, 0.38, 0.62, 0.3, 0.7]
      .map((share) => along(a, b, bend, share))
      .find(
        (place) =>
          !orbs.some((orb) => Math.hypot(orb.x - place.x, orb.y - place.y) < orb.radius + 0.16) &&
          room.take(place.x, place.y, 0.3, 0.3),
      );
    if (!free) return;
    canvas.fillStyle = '#120b28';
    canvas.beginPath();
    canvas.arc(free.x, free.y, 0.14, 0, 2 * Math.PI);
    canvas.fill();
    canvas.fillStyle = 'rgba(210,198,245,0.75)';
    canvas.fillText(String(length), free.x, free.y + 0.01);
  });
}

function drawPlanets(
  canvas: CanvasRenderingContext2D,
  match: Match,
  look: Look,
  orbs: readonly Orb[],
  eyes: number,
): void {
  eachRow(match, 'planets', PLANET, ({ id, size, home, owner, total, people0, people1 }, index) => {
    const orb = orbs[index];
    if (!orb) return;
    if (!sees(match, eyes, index)) {
      drawOrb(canvas, orb, 0, [0, 0], -1, false);
      return;
    }
    const before = look.was(id)?.level ?? total;
    const people = before + (total - before) * easeInOut(look.progress);
    drawOrb(canvas, orb, Math.min(1, Math.max(0, people / Math.max(1, size))), [people0, people1], owner, home >= 0);
  });
}

/** The shuttles of the previous frame, if it was drawn. Those that land in this turn are drawn on their last step. */
class Flights {
  private match: Match | undefined;
  private frame = -1;
  private before: readonly Flight[] = [];
  now: readonly Flight[] = [];

  /** Reads the shuttles of this frame, and returns those that landed in the last turn, if known. */
  landed(match: Match): readonly Flight[] {
    const frame = match.frame();
    if (frame !== this.frame || match !== this.match) {
      this.before = match === this.match && frame === this.frame + 1 ? this.now : [];
      const now: Flight[] = [];
      eachRow(match, 'shuttles', SHUTTLE, (row) => now.push({ ...row }));
      Object.assign(this, { match, frame, now });
    }
    return this.before.filter(({ left }) => left <= 1).map((flight) => ({ ...flight, left: 0 }));
  }
}

function drawShuttles(
  canvas: CanvasRenderingContext2D,
  match: Match,
  look: Look,
  orbs: readonly Orb[],
  eyes: number,
  room: Room,
  flights: Flights,
): void {
  const rest = 1 - look.progress;
  const landed = flights.landed(match);
  const landing = look.progress < 1 ? landed : [];
  for (const { seat, from, to, people, left, length } of [...flights.now, ...landing]) {
    const a = orbs[from];
    const b = orbs[to];
    if (!a || !b || !(sees(match, eyes, to) || seat === eyes)) continue;
    const bend = bendOf(a, b, orbs);
    // Between the edges of two planets, so that no shuttle is hidden under a planet.
    const far = Math.hypot(b.x - a.x, b.y - a.y) || 1;
    const share = Math.min(1, Math.max(0, 1 - (left + rest) / Math.max(1, length)));
    const begin = a.radius / far;
    const place = along(a, b, bend, begin + (1 - begin - b.radius / far) * share);
    const ahead = along(a, b, bend, Math.min(1, begin + (1 - begin - b.radius / far) * share + 0.02));
    drawShuttle(canvas, seat, place, Math.atan2(ahead.y - place.y, ahead.x - place.x));
    if (left > 0) drawCount(canvas, String(people), place, seatColour(seat), Math.max(0.17, 9 / look.scale), room);
  }
}

/** Writes the number of people next to a shuttle, on a free side; nothing if there is none. */
function drawCount(
  canvas: CanvasRenderingContext2D,
  text: string,
  { x, y }: Place,
  colour: string,
  height: number,
  room: Room,
): void {
  canvas.font = `600 ${height}px system-ui, sans-serif`;
  canvas.textAlign = 'center';
  canvas.textBaseline = 'middle';
  const wide = canvas.measureText(text).width + 0.05;
  const sides = [
    { x: 0, y: -0.22 },
    { x: 0, y: 0.24 },
    { x: 0.12 + wide / 2, y: 0 },
    { x: -0.12 - wide / 2, y: 0 },
  ];
  const free = sides.find((side) => room.take(x + side.x, y + side.y, wide, height * 1.1));
  if (!free) return;
  canvas.fillStyle = colour;
  canvas.strokeStyle = '#0d0820';
  canvas.lineWidth = 0.06;
  canvas.strokeText(text, x + free.x, y + free.y);
  canvas.fillText(text, x + free.x, y + free.y);
}

function drawOrders(canvas: CanvasRenderingContext2D, match: Match, look: Look, orbs: readonly Orb[]): void {
  const ids: number[] = [];
  eachRow(match, 'planets', PLANET, ({ id }) => ids.push(id));
  for (const { from, to, people } of sendings(look.said(look.drafting, 0)[0] ?? '')) {
    const a = orbs[ids.indexOf(from)];
    const b = orbs[ids.indexOf(to)];
    if (!a || !b) continue;
    const far = Math.hypot(b.x - a.x, b.y - a.y) || 1;
    const bend = bendOf(a, b, orbs);
    drawPlan(
      canvas,
      along(a, b, bend, a.radius / far),
      along(a, b, bend, 1 - (b.radius + 0.08) / far),
      '#ffffff',
      look.scale,
    );
    const middle = along(a, b, bend, 0.45);
    look.label(String(people), middle.x, middle.y - 0.2, '#ffffff', Math.max(0.2, 12 / look.scale));
  }
}

interface Count extends Place {
  readonly text: string;
  readonly colour: string;
  readonly height: number;
}

/** Writes the number of people below each planet, or above it at the lower edge. Ids appear when zoomed in, hovered or selected. */
function countsOf(
  canvas: CanvasRenderingContext2D,
  match: Match,
  look: Look,
  orbs: readonly Orb[],
  eyes: number,
  room: Room,
  bottom: number,
): Count[] {
  const found: Count[] = [];
  const height = Math.max(0.17, 10 / look.scale);
  canvas.font = `600 ${height}px system-ui, sans-serif`;
  eachRow(match, 'planets', PLANET, ({ id, x, y, total, owner }, index) => {
    const orb = orbs[index];
    if (!orb) return;
    const near =
      look.scale > 110 ||
      look.selected === id ||
      (look.hover !== undefined && look.hover.x === x && look.hover.y === y);
    const count = sees(match, eyes, index) ? String(total) : '?';
    if (!near && (count === '0' || count === '?')) return;
    const colour = owner >= 0 && count !== '?' ? seatColour(owner) : '#cfc4ef';
    const text = near ? `#${id} · ${count}` : count;
    const wide = canvas.measureText(text).width + height * 0.7;
    const below = orb.radius + 0.17;
    const sides = orb.y + below + height * 0.7 > bottom ? [-below, 0] : [below, -below, 0];
    const free = sides.find((off) => room.take(orb.x, orb.y + off, wide, height * 1.4));
    if (free !== undefined) found.push({ text, x: orb.x, y: orb.y + free, colour, height });
  });
  return found;
}
