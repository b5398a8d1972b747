import type { Match } from 'engine';
import type { Mark, Painter } from './painter';
import type { MatchRecord } from './record';

/** What is known of all frames once they have been played through: charts, marks, and whether all is as recorded. */
export interface History {
  readonly frames: number;
  readonly charts: ReadonlyMap<string, readonly (readonly number[])[]>;
  readonly marks: readonly (readonly Mark[])[];
  /** The first frame whose fingerprint is not the recorded one, or -1. */
  readonly differs: number;
}

/** Plays the whole match once. */
export function playThrough(match: Match, record: MatchRecord, painter: Painter): History {
  const charts = new Map<string, number[][]>();
  const marks: Mark[][] = [];
  let differs = -1;
  match.seek(0);
  for (let frame = 0; frame <= record.turns.length; frame++) {
    if (match.seek(frame) < frame) break;
    const recorded = frame === 0 ? undefined : record.turns[frame - 1]?.fingerprint;
    if (differs < 0 && recorded !== undefined && recorded !== match.fingerprint()) differs = frame;
    for (const name of match.charts().split(',')) {
      const series = charts.get(name) ?? [];
      if (!charts.has(name)) charts.set(name, series);
      match.numbers(`chart:${name}`).forEach((value, seat) => (series[seat] ??= []).push(value));
    }
    marks.push([...(frame === 0 ? [] : painter.marks(match)), ...faults(match)]);
  }
  charts.set('answer time (ms)', record.bots.map((_, seat) => [0, ...record.turns.map((turn) => (turn.micros[seat] ?? 0) / 1000)]));
  return { frames: marks.length - 1, charts, marks, differs };
}

function faults(match: Match): Mark[] {
  const found: Mark[] = [];
  for (let seat = 0; seat < match.seats(); seat++) {
    const fault = match.fault(seat);
    if (fault) found.push({ seat, text: fault });
  }
  return found;
}
