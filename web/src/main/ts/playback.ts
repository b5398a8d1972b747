import { element } from './dom';

export const SPEEDS = [0.5, 1, 2, 4, 8, 16, 32, 64];

/** Up to this many turns a second, units glide from place to place. */
const GLIDING = 16;

/** How long a match should last that plays by itself. */
const SHOW_SECONDS = 60;

/** Returns the speed at which a match of so many turns is shown in about a minute. */
export function speedFor(turns: number): number {
  const wanted = turns / SHOW_SECONDS;
  return SPEEDS.reduce((best, speed) => (Math.abs(Math.log(speed / wanted)) < Math.abs(Math.log(best / wanted)) ? speed : best), 1);
}

/** Whether a match plays by itself, how fast, and how many turns are due. */
export class Playback {
  playing = false;
  speed = 8;
  /** The turns that should have been played by now: the part of one that is left is how far units have come. */
  private due = 0;
  private last = 0;

  play(): void {
    if (this.playing) return;
    this.playing = true;
    this.due = 0;
    this.last = performance.now();
    element('play').textContent = '⏸ pause';
    element('where').setAttribute('aria-live', 'off');
  }

  pause(): void {
    this.playing = false;
    element('play').textContent = '▶ play';
    element('where').setAttribute('aria-live', 'polite');
  }

  /** Returns how many turns are to be played now. */
  steps(now: number, speed: number): number {
    this.due += ((now - this.last) / 1000) * speed;
    this.last = now;
    const steps = Math.max(0, Math.floor(this.due - 1e-9));
    this.due -= steps;
    return steps;
  }

  /** There is nothing more to show for now. */
  rest(): void {
    this.due = 1;
    this.last = performance.now();
  }

  /** Returns how far units are on their way to where they are now, from 0 to 1. */
  progress(calm: boolean): number {
    return this.glides(calm) ? Math.min(1, this.due) : 1;
  }

  glides(calm: boolean): boolean {
    return this.playing && this.speed <= GLIDING && !calm;
  }

  change(by: 1 | -1): void {
    const index = Math.min(SPEEDS.length - 1, Math.max(0, SPEEDS.indexOf(this.speed) + by));
    this.choose(SPEEDS[index] ?? 1);
  }

  choose(speed: number): void {
    this.speed = speed;
    element<HTMLSelectElement>('speed').value = String(speed);
  }
}
