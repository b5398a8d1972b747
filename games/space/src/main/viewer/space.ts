import type { Match } from 'engine';
import { eachEvent, eachRow, seatColour, type Command, type Look, type Mark, type Painter } from 'regatta/painter';

const PLANET = ['id', 'x', 'y', 'habitability', 'size', 'home', 'owner', 'total', 'people0', 'people1'] as const;
const SHUTTLE = ['seat', 'from', 'to', 'people', 'left', 'length'] as const;

interface Place {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** Space Explorers: planets split by who lives there, lanes, and shuttles under way. */
export const painter: Painter = {
  game: 'space',
  torus: false,
  unit: 'planet',
  layers: ['lanes', 'lengths', 'shuttles', 'numbers'],
  options: { 'seen by': ['everybody', 'seat 0', 'seat 1'] },

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
    const { width, height } = this.size(match);
    canvas.fillStyle = look.dark ? '#0b0e14' : '#f3f4f7';
    canvas.fillRect(0, 0, width, height);
    const places = placesOf(match);
    if (!look.hidden.has('lanes')) drawLanes(canvas, match, look, places);
    drawPlanets(canvas, match, look, places);
    if (!look.hidden.has('shuttles')) drawShuttles(canvas, match, look, places);
  },

  tell(match, x, y) {
    const lines: string[] = [];
    const ids: number[] = [];
    eachRow(match, 'planets', PLANET, ({ id }) => ids.push(id));
    eachRow(match, 'planets', PLANET, (planet) => {
      const { id, habitability, size, home, owner, total, people0: first, people1: second } = planet;
      if (planet.x !== x || planet.y !== y) return;
      lines.push(`planet ${id}: ${owner < 0 ? 'nobody’s' : `of seat ${owner}`}${home < 0 ? '' : `, home of seat ${home}`}`);
      lines.push(`${total} people of ${size}: ${first} of seat 0, ${second} of seat 1; grows ${habitability} % a tick`);
      const index = ids.indexOf(id);
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
        marks.push({ kind: 'conquest', seat: values[2] ?? 0, text: `seat ${values[2]} takes planet ${id}`, units: [id] });
      }
    });
    return marks;
  },

  units(match) {
    const units: number[] = [];
    eachRow(match, 'planets', PLANET, ({ id, x, y, owner }) => units.push(id, owner, x, y));
    return Int32Array.from(units);
  },

  commands(match, seat, unit, lines) {
    const orders = (lines[0] ?? '').split(';').map((order) => order.trim()).filter((order) => order);
    if (!unit) return orders.length > 0 ? [{ label: 'send nobody', aims: false, lines: () => [''] }] : [];
    let people = 0;
    eachRow(match, 'planets', PLANET, ({ id, people0, people1 }) => {
      if (id === unit.id) people = seat === 0 ? people0 : people1;
    });
    const send = (label: string, count: number): Command => ({
      label: `${label}: ${count}`,
      aims: true,
      lines: ({ x, y }) => {
        let to = -1;
        eachRow(match, 'planets', PLANET, (planet) => {
          if (planet.x === x && planet.y === y) to = planet.id;
        });
        return [[...orders, ...(to < 0 ? [] : [`${unit.id} ${to} ${count}`])].join('; ')];
      },
    });
    return [send('send a tenth', Math.floor(people / 10)), send('send half', Math.floor(people / 2)), send('send all', people)];
  },
};

/** Tells whether the seat whose eyes the viewer borrows sees a planet. */
function sees(match: Match, look: Look, planet: number): boolean {
  const eyes = Number(look.option('seen by').replace('seat ', ''));
  return Number.isNaN(eyes) || ((match.numbers('sight')[planet] ?? 0) & (1 << eyes)) !== 0;
}

function placesOf(match: Match): Place[] {
  const places: Place[] = [];
  eachRow(match, 'planets', PLANET, ({ x, y, size }) => {
    places.push({ x: x + 0.5, y: y + 0.5, radius: 0.2 + Math.min(0.26, Math.sqrt(size) / 90) });
  });
  return places;
}

function drawLanes(canvas: CanvasRenderingContext2D, match: Match, look: Look, places: Place[]): void {
  canvas.strokeStyle = look.dark ? 'rgba(255,255,255,0.25)' : 'rgba(0,0,0,0.25)';
  canvas.fillStyle = look.dark ? 'rgba(255,255,255,0.55)' : 'rgba(0,0,0,0.55)';
  canvas.lineWidth = 0.03;
  canvas.font = '0.22px system-ui, sans-serif';
  canvas.textAlign = 'center';
  eachRow(match, 'lanes', ['from', 'to', 'length'], ({ from, to, length }) => {
    const a = places[from];
    const b = places[to];
    if (!a || !b) return;
    const bend = bendOf(a, b, places);
    canvas.beginPath();
    canvas.moveTo(a.x, a.y);
    canvas.quadraticCurveTo(bend.x, bend.y, b.x, b.y);
    canvas.stroke();
    if (look.hidden.has('lengths')) return;
    const middle = along(a, b, bend, 0.5);
    canvas.fillText(`${length}`, middle.x, middle.y - 0.06);
  });
}

/** Returns where a lane bends so as not to run through a planet that lies between its ends. */
function bendOf(a: Place, b: Place, places: Place[]): { x: number; y: number } {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const length = Math.hypot(dx, dy) || 1;
  for (const place of places) {
    if (place === a || place === b) continue;
    const share = ((place.x - a.x) * dx + (place.y - a.y) * dy) / (length * length);
    const off = Math.abs((place.x - a.x) * dy - (place.y - a.y) * dx) / length;
    if (share > 0.05 && share < 0.95 && off < place.radius + 0.1) {
      return { x: (a.x + b.x) / 2 - (dy / length) * 1.1, y: (a.y + b.y) / 2 + (dx / length) * 1.1 };
    }
  }
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

function along(a: Place, b: Place, bend: { x: number; y: number }, share: number): { x: number; y: number } {
  const rest = 1 - share;
  return {
    x: rest * rest * a.x + 2 * rest * share * bend.x + share * share * b.x,
    y: rest * rest * a.y + 2 * rest * share * bend.y + share * share * b.y,
  };
}

function drawPlanets(canvas: CanvasRenderingContext2D, match: Match, look: Look, places: Place[]): void {
  eachRow(match, 'planets', PLANET, (planet, index) => {
    const { id, size, home, owner, total, people0: first, people1: second } = planet;
    const seen = sees(match, look, index);
    const place = places[index];
    if (!place) return;
    const { x, y, radius } = place;
    canvas.fillStyle = look.dark ? '#2a3140' : '#d5d9e2';
    canvas.beginPath();
    canvas.arc(x, y, radius, 0, 2 * Math.PI);
    canvas.fill();
    if (!seen) {
      drawUnseen(canvas, look, place, id);
      return;
    }
    // A pie of who lives there, as large as the planet is full.
    const sum = first + second;
    const full = radius * Math.sqrt(Math.min(1, Math.max(0, sum / size)));
    let angle = -Math.PI / 2;
    [first, second].forEach((people, seat) => {
      if (people <= 0) return;
      const next = angle + (people / sum) * 2 * Math.PI;
      canvas.fillStyle = seatColour(seat);
      canvas.beginPath();
      canvas.moveTo(x, y);
      canvas.arc(x, y, Math.max(full, 0.08), angle, next);
      canvas.closePath();
      canvas.fill();
      angle = next;
    });
    canvas.strokeStyle = owner < 0 ? (look.dark ? '#596274' : '#9aa2b1') : seatColour(owner);
    canvas.lineWidth = home < 0 ? 0.05 : 0.1;
    canvas.beginPath();
    canvas.arc(x, y, radius, 0, 2 * Math.PI);
    canvas.stroke();
    if (look.hidden.has('numbers')) return;
    canvas.fillStyle = look.dark ? '#ffffff' : '#000000';
    canvas.font = '0.22px system-ui, sans-serif';
    canvas.textAlign = 'center';
    canvas.fillText(`${total}`, x, y + 0.08);
    canvas.fillText(`#${id}`, x, y - radius - 0.05);
  });
}

function drawUnseen(canvas: CanvasRenderingContext2D, look: Look, { x, y, radius }: Place, id: number): void {
  canvas.fillStyle = look.dark ? '#8b94a5' : '#5c6576';
  canvas.font = '0.22px system-ui, sans-serif';
  canvas.textAlign = 'center';
  canvas.fillText('?', x, y + 0.08);
  if (!look.hidden.has('numbers')) canvas.fillText(`#${id}`, x, y - radius - 0.05);
}

function drawShuttles(canvas: CanvasRenderingContext2D, match: Match, look: Look, places: Place[]): void {
  eachRow(match, 'shuttles', SHUTTLE, ({ seat, from, to, people, left, length }) => {
    const a = places[from];
    const b = places[to];
    if (!a || !b || !sees(match, look, to)) return;
    const { x, y } = along(a, b, bendOf(a, b, places), 1 - left / Math.max(1, length));
    canvas.fillStyle = seatColour(seat);
    canvas.strokeStyle = look.dark ? '#ffffff' : '#000000';
    canvas.lineWidth = 0.02;
    canvas.beginPath();
    canvas.arc(x, y, 0.11, 0, 2 * Math.PI);
    canvas.fill();
    canvas.stroke();
    canvas.fillStyle = look.dark ? '#ffffff' : '#000000';
    canvas.font = '0.18px system-ui, sans-serif';
    canvas.textAlign = 'left';
    canvas.fillText(`${people}`, x + 0.13, y + 0.05);
  });
}
