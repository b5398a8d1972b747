/** The kinds of effects: a widening ring, flying debris, splashing drops, a fading glow. */
export type Flare = 'ring' | 'burst' | 'splash' | 'glow';

/** Adds an effect around a place in board units. */
export type Ignite = (flare: Flare, x: number, y: number, colour: string, size: number, milliseconds: number) => void;

interface Effect {
  flare: Flare;
  x: number;
  y: number;
  colour: string;
  size: number;
  born: number;
  life: number;
}

const MOST = 192;

/** Short effects over the board, from a pool: if there are too many, a new one replaces the oldest. */
export class Effects {
  private readonly pool: Effect[] = Array.from({ length: MOST }, () => ({
    flare: 'ring',
    x: 0,
    y: 0,
    colour: '',
    size: 0,
    born: 0,
    life: 0,
  }));
  private next = 0;

  add(now: number, ...[flare, x, y, colour, size, life]: Parameters<Ignite>): void {
    Object.assign(this.pool[this.next]!, { flare, x, y, colour, size, life, born: now });
    this.next = (this.next + 1) % MOST;
  }

  clear(): void {
    for (const effect of this.pool) effect.life = 0;
  }

  /** Draws the effects that have not ended, and returns whether there are any. */
  draw(canvas: CanvasRenderingContext2D, now: number): boolean {
    let any = false;
    for (const effect of this.pool) {
      const age = effect.life > 0 ? (now - effect.born) / effect.life : 1;
      if (age >= 1) continue;
      any = true;
      PAINT[effect.flare](canvas, effect, Math.max(0, age));
    }
    canvas.globalAlpha = 1;
    return any;
  }
}

const PAINT: Readonly<Record<Flare, (canvas: CanvasRenderingContext2D, effect: Effect, age: number) => void>> = {
  ring(canvas, { x, y, colour, size }, age) {
    canvas.globalAlpha = (1 - age) ** 1.5;
    canvas.strokeStyle = colour;
    canvas.lineWidth = 0.16 * size * (1 - age) + 0.02;
    canvas.beginPath();
    canvas.arc(x, y, size * (0.3 + 0.9 * easeOut(age)), 0, 2 * Math.PI);
    canvas.stroke();
  },
  glow(canvas, { x, y, colour, size }, age) {
    canvas.globalAlpha = 0.55 * (1 - age);
    canvas.fillStyle = colour;
    canvas.beginPath();
    canvas.arc(x, y, size * (0.6 + 0.3 * age), 0, 2 * Math.PI);
    canvas.fill();
  },
  burst(canvas, { x, y, colour, size }, age) {
    canvas.globalAlpha = 1 - age;
    canvas.fillStyle = colour;
    for (let piece = 0; piece < 9; piece++) {
      const angle = piece * 2.399 + x;
      const far = size * (0.15 + (0.7 + (0.3 * ((piece * 37) % 10)) / 10) * easeOut(age));
      const edge = size * 0.16 * (1 - age) + 0.03;
      canvas.fillRect(x + far * Math.cos(angle) - edge / 2, y + far * Math.sin(angle) - edge / 2, edge, edge);
    }
  },
  splash(canvas, { x, y, colour, size }, age) {
    canvas.globalAlpha = (1 - age) * 0.9;
    canvas.fillStyle = colour;
    for (let drop = 0; drop < 14; drop++) {
      const angle = drop * 2.399;
      const far = size * easeOut(age) * (0.35 + (0.65 * ((drop * 53) % 14)) / 14);
      canvas.beginPath();
      canvas.arc(
        x + far * Math.cos(angle),
        y + far * Math.sin(angle) - Math.sin(age * Math.PI) * 0.25,
        0.09 * (1 - age) + 0.02,
        0,
        2 * Math.PI,
      );
      canvas.fill();
    }
  },
};

/** Fast at first, then slower. */
export function easeOut(share: number): number {
  return 1 - (1 - share) ** 3;
}

/** Slow at both ends. */
export function easeInOut(share: number): number {
  return share < 0.5 ? 4 * share ** 3 : 1 - (-2 * share + 2) ** 3 / 2;
}

/** Returns the progress of a stage that begins and ends at given shares of a turn. */
export function stage(progress: number, begin: number, end: number): number {
  return Math.min(1, Math.max(0, (progress - begin) / (end - begin)));
}
