import type { Match } from 'engine';
import type { Mark, Painter, Unit } from 'regatta/contract';

/** How many numbers are kept of a unit. */
const WIDE = 6;

/** A unit's way through time: where it was in each frame from `from` on. */
export interface Track {
  readonly id: number;
  readonly seat: number;
  readonly from: number;
  readonly places: readonly { readonly x: number; readonly y: number }[];
}

/**
 * What is known of all frames, as far as the match was played through: charts, marks, units, and whether all is as
 * recorded. It plays on in small portions, so that a page is never held up, and stops where a person is awaited.
 */
export class History {
  readonly charts = new Map<string, number[][]>();
  readonly marks: Mark[][] = [];
  private readonly units: Int32Array[] = [];
  /** Where in the numbers of a frame each unit is, for the frames asked about last. */
  private readonly places = new Map<number, Map<number, number>>();
  /** The first frame whose fingerprint is not the recorded one, or -1. */
  differs = -1;
  /** Whether there is nothing more to play. */
  done = false;

  /**
   * @param most the last frame to play to
   * @param fingerprint returns the recorded fingerprint of a frame, if there is one
   * @param remarks returns what else is to be marked at a frame
   * @param prepare is called before a match is played on beyond its first frame
   */
  constructor(
    private readonly match: Match,
    private readonly painter: Painter,
    private most: number,
    private readonly fingerprint: (frame: number) => string | undefined,
    private readonly remarks: (frame: number) => readonly Mark[],
    private readonly prepare: () => void,
  ) {}

  /** The last frame that is known, or -1. */
  get frames(): number {
    return this.marks.length - 1;
  }

  /** Plays on for some milliseconds, then goes back to the frame it found; returns whether it came further. */
  extend(milliseconds: number): boolean {
    const shown = this.match.frame();
    const until = performance.now() + milliseconds;
    const before = this.marks.length;
    do {
      const next = this.marks.length;
      if (next > 0) this.prepare();
      if (next > this.most || this.match.seek(next) !== next) {
        this.done = true;
        break;
      }
      this.note(next);
    } while (performance.now() < until);
    this.match.seek(shown);
    return this.marks.length > before;
  }

  /** Takes note that more of the match may be played. */
  lengthen(most: number): void {
    this.most = most;
    this.done = false;
  }

  private note(frame: number): void {
    const recorded = this.fingerprint(frame);
    if (this.differs < 0 && recorded !== undefined && recorded !== this.match.fingerprint()) this.differs = frame;
    for (const name of this.match.charts().split('\n')) {
      let series = this.charts.get(name);
      if (!series) this.charts.set(name, (series = []));
      this.match.numbers(`chart:${name}`).forEach((value, seat) => (series[seat] ??= []).push(value));
    }
    this.units.push(this.headed(frame, this.painter.units(this.match)));
    this.marks.push([...(frame === 0 ? [] : this.painter.marks(this.match)), ...this.faults(), ...this.remarks(frame)]);
  }

  /** Adds to each unit where it headed when it last moved. */
  private headed(frame: number, units: Int32Array): Int32Array {
    const { width, height } = this.painter.size(this.match);
    const headed = new Int32Array((units.length / 5) * WIDE);
    for (let from = 0, to = 0; from < units.length; from += 5, to += WIDE) {
      for (let column = 0; column < 5; column++) headed[to + column] = units[from + column]!;
      const before = this.unit(frame - 1, units[from]!);
      const dx = before ? units[from + 2]! - before.x : 0;
      const dy = before ? units[from + 3]! - before.y : 0;
      headed[to + 5] = heading(around(dx, width), around(dy, height)) ?? before?.heading ?? -1;
    }
    return headed;
  }

  private faults(): Mark[] {
    const found: Mark[] = [];
    for (let seat = 0; seat < this.match.seats(); seat++) {
      const kind = this.match.faultKind(seat);
      if (kind) found.push({ kind: 'fault', seat, text: `${kind}: ${this.match.faultDetail(seat)}` });
    }
    return found;
  }

  /** Takes over what another history knows up to a frame, where this one leaves it. */
  adopt(other: History, frame: number): void {
    this.marks.push(...other.marks.slice(0, frame + 1));
    this.units.push(...other.units.slice(0, frame + 1));
    for (const [name, series] of other.charts)
      this.charts.set(
        name,
        series.map((line) => line.slice(0, frame + 1)),
      );
    this.differs = other.differs > frame ? -1 : other.differs;
  }

  /** Forgets all that came after a frame: the match takes another course there. */
  cut(frame: number): void {
    this.places.clear();
    this.marks.length = Math.min(this.marks.length, frame + 1);
    this.units.length = this.marks.length;
    for (const series of this.charts.values())
      for (const line of series) line.length = Math.min(line.length, frame + 1);
    this.done = false;
  }

  /** Returns the unit with an id in a frame, if it is there. */
  unit(frame: number, id: number): Unit | undefined {
    const units = this.units[frame];
    if (!units) return undefined;
    let places = this.places.get(frame);
    if (!places) {
      if (this.places.size > 3) this.places.clear();
      places = new Map();
      for (let at = 0; at < units.length; at += WIDE) places.set(units[at]!, at);
      this.places.set(frame, places);
    }
    const at = places.get(id);
    return at === undefined ? undefined : unitAt(units, at);
  }

  /** Returns the unit at a place in a frame, if there is one. */
  unitAt(frame: number, x: number, y: number): Unit | undefined {
    const units = this.units[frame];
    for (let at = 0; units && at < units.length; at += WIDE)
      if (units[at + 2] === x && units[at + 3] === y) return unitAt(units, at);
    return undefined;
  }

  /** Returns the units of a seat in a frame, by id. */
  unitsOf(frame: number, seat: number): Unit[] {
    const units = this.units[frame];
    const found: Unit[] = [];
    for (let at = 0; units && at < units.length; at += WIDE) if (units[at + 1] === seat) found.push(unitAt(units, at));
    return found.sort((a, b) => a.id - b.id);
  }

  /** Returns the way of a unit, or undefined if it was never seen. */
  track(id: number): Track | undefined {
    let from = -1;
    let seat = -1;
    const places = [];
    for (let frame = 0; frame < this.units.length; frame++) {
      const units = this.units[frame]!;
      let at = 0;
      while (at < units.length && units[at] !== id) at += WIDE;
      if (at >= units.length) {
        if (from >= 0) break;
        continue;
      }
      if (from < 0) from = frame;
      seat = units[at + 1]!;
      places.push({ x: units[at + 2]!, y: units[at + 3]! });
    }
    return from < 0 ? undefined : { id, seat, from, places };
  }
}

function unitAt(units: Int32Array, at: number): Unit {
  return {
    id: units[at]!,
    seat: units[at + 1]!,
    x: units[at + 2]!,
    y: units[at + 3]!,
    level: units[at + 4]!,
    heading: units[at + 5]!,
  };
}

/** Returns a step the short way round. */
function around(step: number, size: number): number {
  return step > size / 2 ? step - size : step < -size / 2 ? step + size : step;
}

function heading(dx: number, dy: number): number | undefined {
  if (dx === 0 && dy === 0) return undefined;
  return Math.abs(dx) >= Math.abs(dy) ? (dx > 0 ? 0 : 2) : dy > 0 ? 1 : 3;
}
