import type { Match } from 'engine';
import { easeOut, stage } from 'regatta/effects';
import type { Look, Place, Size } from 'regatta/contract';
import { seatColour } from 'regatta/draw';
import { eachEvent } from 'regatta/picture';

/** The stages of a turn in the order of the rules: agents move, hunker down, shoot and throw; then some are eliminated. */
export const STAGES = {
  walk: [0, 0.35],
  hunker: [0.3, 0.42],
  shoot: [0.4, 0.66],
  fly: [0.5, 0.78],
  burst: [0.78, 1],
  out: [0.88, 1],
} as const;

export function at(look: Look, name: keyof typeof STAGES): number {
  return stage(look.progress, STAGES[name][0], STAGES[name][1]);
}

/** The places of agents, by id. */
export interface Standing extends Place {
  readonly seat: number;
}

/** Draws shots as jets of water to their targets: bright while they fly, faint afterwards. */
export function drawJets(
  canvas: CanvasRenderingContext2D,
  match: Match,
  look: Look,
  places: ReadonlyMap<number, Standing>,
): void {
  const flown = easeOut(at(look, 'shoot'));
  if (flown === 0) return;
  const rest = 1 - stage(look.progress, 0.7, 0.95);
  const alpha = look.progress === 1 ? 0.5 : 0.25 + 0.75 * rest;
  canvas.lineCap = 'round';
  eachEvent(match, (kind, [shooter = -1, target = -1]) => {
    const from = places.get(shooter);
    const to = places.get(target);
    if (kind !== 'shot' || !from || !to) return;
    const far = Math.hypot(to.x - from.x, to.y - from.y) || 1;
    const ahead = (share: number): Place => ({
      x: from.x + (to.x - from.x) * share,
      y: from.y + (to.y - from.y) * share,
    });
    const begin = ahead(Math.min(0.4, 0.42 / far));
    const end = ahead(Math.min(flown, 1 - Math.min(0.3, 0.3 / far)));
    for (const [style, width, strength] of [
      [seatColour(from.seat), 0.15, 0.55],
      ['#e9fbff', 0.06, 1],
    ] as const) {
      canvas.globalAlpha = alpha * strength;
      canvas.strokeStyle = style;
      canvas.lineWidth = width;
      canvas.beginPath();
      canvas.moveTo(begin.x, begin.y);
      canvas.lineTo(end.x, end.y);
      canvas.stroke();
    }
  });
  canvas.globalAlpha = 1;
  canvas.lineCap = 'butt';
}

/** Draws bombs: they fly in an arc, and soak nine tiles. */
export function drawBombs(
  canvas: CanvasRenderingContext2D,
  match: Match,
  look: Look,
  places: ReadonlyMap<number, Standing>,
  { width, height }: Size,
): void {
  const flown = at(look, 'fly');
  const burst = at(look, 'burst');
  eachEvent(match, (kind, [thrower = -1, tile = 0]) => {
    if (kind !== 'burst') return;
    const to = { x: (tile % width) + 0.5, y: Math.floor(tile / width) + 0.5 };
    const from = places.get(thrower) ?? to;
    if (burst > 0) {
      const left = Math.max(0, to.x - 1.5);
      const top = Math.max(0, to.y - 1.5);
      canvas.globalAlpha = look.progress === 1 ? 0.22 : 0.4 * (1 - 0.45 * burst);
      canvas.fillStyle = '#58b8f0';
      canvas.beginPath();
      canvas.roundRect(left, top, Math.min(width, to.x + 1.5) - left, Math.min(height, to.y + 1.5) - top, 0.35);
      canvas.fill();
      canvas.globalAlpha = 1;
    }
    if (flown <= 0 || flown >= 1) return;
    const x = from.x + (to.x - from.x) * flown;
    const y = from.y + (to.y - from.y) * flown;
    const lift = Math.sin(flown * Math.PI) * 0.9;
    canvas.fillStyle = 'rgba(0,0,0,0.35)';
    disc(canvas, x, y, 0.12);
    canvas.fillStyle = '#bfe9ff';
    disc(canvas, x, Math.max(0.2, y - lift), 0.13 + 0.05 * lift);
  });
}

function disc(canvas: CanvasRenderingContext2D, x: number, y: number, radius: number): void {
  canvas.beginPath();
  canvas.arc(x, y, radius, 0, 2 * Math.PI);
  canvas.fill();
}

/** Returns the wetness that shots added to each agent in this turn. */
export function damages(match: Match): Map<number, number> {
  const found = new Map<number, number>();
  eachEvent(match, (kind, [, target = -1, damage = 0]) => {
    if (kind === 'shot') found.set(target, (found.get(target) ?? 0) + damage);
  });
  return found;
}
