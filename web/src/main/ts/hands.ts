import { element, write } from './dom';
import type { Viewer } from './viewer';

/** How far a pointer moves before it drags, in pixels. */
const SLACK = 5;

/** How long a finger rests before that means the other order. */
const LONG_MILLISECONDS = 500;

/** Mouse and fingers on the board: a click selects or orders, dragging moves the board or sends a unit, two fingers zoom. */
export class Hands {
  private readonly board = element<HTMLCanvasElement>('board');
  private readonly tip = element('tip');
  private readonly fingers = new Map<number, PointerEvent>();
  private moved = 0;
  private pressed = 0;
  private holding = false;
  /** Where the mouse rests, of which something may be told. */
  private resting: PointerEvent | undefined;

  constructor(private readonly viewer: () => Viewer | undefined) {
    const { board } = this;
    board.addEventListener('wheel', (event) => {
      event.preventDefault();
      this.viewer()?.zoom(event.deltaY < 0 ? 1.15 : 1 / 1.15, event.offsetX, event.offsetY);
    });
    board.addEventListener('pointerdown', (event) => this.press(event));
    board.addEventListener('pointermove', (event) => this.move(event));
    board.addEventListener('pointerup', (event) => this.release(event));
    board.addEventListener('pointercancel', (event) => {
      this.fingers.delete(event.pointerId);
      this.viewer()?.drop(false);
    });
    board.addEventListener('contextmenu', (event) => event.preventDefault());
    board.addEventListener('pointerleave', () => {
      this.resting = undefined;
      this.refresh();
    });
  }

  private press(event: PointerEvent): void {
    this.viewer()?.stir();
    if (this.fingers.size === 0) {
      this.moved = 0;
      this.pressed = performance.now();
      this.holding = event.button === 0 && (this.viewer()?.grab(event.offsetX, event.offsetY) ?? false);
    }
    this.fingers.set(event.pointerId, event);
    this.board.setPointerCapture(event.pointerId);
  }

  private move(event: PointerEvent): void {
    const before = this.fingers.get(event.pointerId);
    const viewer = this.viewer();
    if (before) {
      const other = [...this.fingers.values()].find((finger) => finger.pointerId !== event.pointerId);
      if (other) viewer?.zoom(distance(event, other) / Math.max(1, distance(before, other)), event.offsetX, event.offsetY);
      this.moved += distance(event, before);
      if (this.holding && !other) viewer?.drag(event.offsetX, event.offsetY);
      else if (!other && this.moved > SLACK) viewer?.pan(event.clientX - before.clientX, event.clientY - before.clientY);
      this.fingers.set(event.pointerId, event);
    }
    // A finger hides what it points at, and what is dragged is no question.
    this.resting = event.pointerType === 'touch' || (before && this.moved > SLACK) ? undefined : event;
    this.refresh();
  }

  private release(event: PointerEvent): void {
    const known = this.fingers.delete(event.pointerId);
    const viewer = this.viewer();
    const still = this.moved <= SLACK;
    viewer?.drop(!still);
    const long = event.pointerType === 'touch' && performance.now() - this.pressed > LONG_MILLISECONDS;
    if (known && still) viewer?.click(event.offsetX, event.offsetY, event.shiftKey || event.button === 2 || long);
    this.holding = false;
  }

  /** Tells what is now where the mouse rests: the match may have gone on. */
  refresh(): void {
    const { tip, resting } = this;
    const text = resting ? (this.viewer()?.tell(resting.offsetX, resting.offsetY) ?? '') : '';
    tip.style.display = text ? 'block' : 'none';
    write(tip, text);
    if (!resting || !text) return;
    tip.style.left = `${Math.min(resting.clientX + 14, window.innerWidth - tip.offsetWidth - 8)}px`;
    tip.style.top = `${Math.min(resting.clientY + 14, window.innerHeight - tip.offsetHeight - 8)}px`;
  }
}

function distance(a: PointerEvent, b: PointerEvent): number {
  return Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
}
