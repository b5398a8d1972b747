import type { Match } from 'engine';
import type { Place } from 'regatta/contract';
import { eachRow } from 'regatta/picture';

export const PLANET = ['id', 'x', 'y', 'habitability', 'size', 'home', 'owner', 'total', 'people0', 'people1'] as const;
export const SHUTTLE = ['seat', 'from', 'to', 'people', 'left', 'length'] as const;

/** Where a planet is drawn. */
export interface Orb extends Place {
  readonly radius: number;
}

export function orbsOf(match: Match): Orb[] {
  const orbs: Orb[] = [];
  eachRow(match, 'planets', PLANET, ({ x, y, size }) =>
    orbs.push({
      x: x + 0.5,
      y: y + 0.5,
      radius: 0.2 + Math.min(0.22, Math.sqrt(size) / 100),
    }),
  );
  return orbs;
}

/** Returns the bend of a lane that avoids a planet between its ends. */
export function bendOf(a: Orb, b: Orb, orbs: readonly Orb[]): Place {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const length = Math.hypot(dx, dy) || 1;
  for (const orb of orbs) {
    if (orb === a || orb === b) continue;
    const share = ((orb.x - a.x) * dx + (orb.y - a.y) * dy) / (length * length);
    const off = Math.abs((orb.x - a.x) * dy - (orb.y - a.y) * dx) / length;
    if (share > 0.05 && share < 0.95 && off < orb.radius + 0.1) {
      return {
        x: (a.x + b.x) / 2 - (dy / length) * 1.1,
        y: (a.y + b.y) / 2 + (dx / length) * 1.1,
      };
    }
  }
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

/** Returns a place on a lane. */
export function along(a: Place, b: Place, bend: Place, share: number): Place {
  const rest = 1 - share;
  return {
    x: rest * rest * a.x + 2 * rest * share * bend.x + share * share * b.x,
    y: rest * rest * a.y + 2 * rest * share * bend.y + share * share * b.y,
  };
}

/** Returns whether a seat sees a planet; -1 sees all. */
export function sees(match: Match, eyes: number, planet: number): boolean {
  return eyes < 0 || ((match.numbers('sight')[planet] ?? 0) & (1 << eyes)) !== 0;
}
