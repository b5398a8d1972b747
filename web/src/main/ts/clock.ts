import { write } from './dom';

/** The number of seconds from which the clock warns. */
const SHORT_SECONDS = 5;

/** How long a person may still think: a countdown beside the hint, if there is a limit. */
export class Clock {
  private end = 0;
  private timer = 0;

  constructor(private readonly box: () => HTMLElement) {}

  /** Counts down from a number of milliseconds; a negative number stops it. */
  set(left: number): void {
    clearInterval(this.timer);
    this.box().hidden = left < 0;
    if (left < 0) return;
    this.end = performance.now() + left;
    this.timer = window.setInterval(() => this.draw(), 200);
    this.draw();
  }

  private draw(): void {
    const seconds = Math.max(0, Math.ceil((this.end - performance.now()) / 1000));
    write(this.box(), countdown(seconds));
    this.box().classList.toggle('short', seconds <= SHORT_SECONDS);
  }
}

/** Writes seconds as clocks do: 1:05. */
export function countdown(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
