import type { Match } from 'engine';
import type { Controls, Place, Unit } from './painter';

/** The orders of one turn while a person makes them up: what was undone can be done again, and who was sent far goes on. */
export class Draft {
  /** Where units were sent, for more turns than one. */
  readonly routes = new Map<number, Place>();
  /** The units that have an order of this turn. */
  readonly ordered = new Set<number>();
  private readonly past: { lines: string[]; unit: number | undefined }[] = [];

  constructor(
    private readonly controls: Controls | undefined,
    private readonly text: HTMLTextAreaElement,
  ) {}

  get lines(): string[] {
    return this.text.value.split('\n');
  }

  get canUndo(): boolean {
    return this.past.length > 0;
  }

  /** Begins the orders of a turn. */
  begin(lines: readonly string[]): void {
    this.past.length = 0;
    this.ordered.clear();
    this.text.value = lines.join('\n');
  }

  order(lines: readonly string[], unit: number | undefined): void {
    this.past.push({ lines: this.lines, unit });
    if (unit !== undefined) this.ordered.add(unit);
    this.text.value = lines.join('\n');
  }

  undo(): void {
    const last = this.past.pop();
    if (!last) return;
    this.text.value = last.lines.join('\n');
    if (last.unit === undefined) return;
    this.ordered.delete(last.unit);
    this.routes.delete(last.unit);
  }

  /** Lets those go on who are on their way; who has arrived, or is gone, is on the way no more. */
  goOn(match: Match, seat: number, unitOf: (id: number) => Unit | undefined): void {
    for (const [id, target] of this.routes) {
      const unit = unitOf(id);
      const lines = unit?.seat === seat ? this.controls?.goOn?.(match, { seat, unit, lines: this.lines }, target) : undefined;
      if (lines) {
        this.text.value = lines.join('\n');
        this.ordered.add(id);
      } else {
        this.routes.delete(id);
      }
    }
  }
}
