/** Up to this many turns per second, units glide from place to place. */
export const GLIDING = 16;

/** Counts the turns that are due while a match plays by itself. */
export class Playback {
  /** The turns that should have been played by now: the fraction is how far units have come. */
  private due = 0;
  private last = 0;

  begin(): void {
    this.due = 0;
    this.last = performance.now();
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
  }

  /** How far units are on their way to where they are now, from 0 to 1. */
  get progress(): number {
    return Math.min(1, this.due);
  }
}
