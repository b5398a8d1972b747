import type { Mark } from 'regatta/contract';

/** A moment worth another look. */
export interface Moment {
  readonly frame: number;
  readonly text: string;
}

/** How many turns of a hundred a swing may take. */
const SWING = 6;

/**
 * Picks up to three moments of a match: when the winner took the lead for good, the largest swing, and the event of the
 * rarest kind. A moment is shown from a little before it on.
 *
 * @param lines the score of each seat in each frame
 */
export function moments(
  lines: readonly (readonly number[])[],
  marks: readonly (readonly Mark[])[],
  winner: number,
  name: (seat: number) => string,
): Moment[] {
  const frames = Math.max(0, ...lines.map((line) => line.length - 1));
  const found: Moment[] = [];
  const add = (frame: number, text: string): void => {
    if (
      frame >= 0 &&
      frame <= frames &&
      !found.some((known) => Math.abs(known.frame - frame) < Math.max(2, frames / 50))
    )
      found.push({ frame, text });
  };
  const lead = leads(lines, winner);
  let taken = frames;
  while (taken > 0 && (lead[taken - 1] ?? 0) > 0) taken--;
  if (lead.length > 0 && (lead.at(-1) ?? 0) > 0 && taken > 0) add(taken, `${name(winner)} takes the lead for good`);
  const swing = largestSwing(lines, Math.max(2, Math.round((frames * SWING) / 100)));
  if (swing) add(swing.frame, `${name(swing.seat)} gains ${swing.by} within ${swing.turns} turns`);
  for (const { frame, mark } of rarest(marks)) {
    if (found.length >= 3) break;
    add(frame, mark.text);
  }
  return found.sort((a, b) => a.frame - b.frame).slice(0, 3);
}

/** Returns by how much a seat is ahead of the best other one, frame by frame. */
export function leads(lines: readonly (readonly number[])[], seat: number): number[] {
  return (lines[seat] ?? []).map(
    (value, frame) =>
      value - Math.max(0, ...lines.filter((_, other) => other !== seat).map((line) => line[frame] ?? 0)),
  );
}

function largestSwing(
  lines: readonly (readonly number[])[],
  turns: number,
): { frame: number; seat: number; by: number; turns: number } | undefined {
  let best: { frame: number; seat: number; by: number; turns: number } | undefined;
  lines.forEach((_, seat) => {
    const lead = leads(lines, seat);
    for (let frame = turns; frame < lead.length; frame++) {
      const by = lead[frame]! - lead[frame - turns]!;
      if (by > (best?.by ?? 0)) best = { frame: frame - turns, seat, by, turns };
    }
  });
  return best;
}

/** Lists events, those of the rarest kinds first, and of a kind the ones that concern most. */
function rarest(marks: readonly (readonly Mark[])[]): { frame: number; mark: Mark }[] {
  const all = marks.flatMap((here, frame) => here.map((mark) => ({ frame, mark })));
  const counts = new Map<string, number>();
  for (const { mark } of all) counts.set(mark.kind, (counts.get(mark.kind) ?? 0) + 1);
  return all
    .sort(
      (a, b) =>
        (counts.get(a.mark.kind) ?? 0) - (counts.get(b.mark.kind) ?? 0) ||
        (b.mark.units?.length ?? 0) - (a.mark.units?.length ?? 0),
    )
    .slice(0, 50);
}
