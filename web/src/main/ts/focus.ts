import type { History, Track } from './history';
import type { Unit } from './painter';
import type { Selection } from './selection';

/** What a person looks at: the selected unit or cell, its way through time, and whether the board follows it. */
export class Focus {
  following = false;
  track: Track | undefined;

  constructor(private chosen: Selection | undefined) {}

  get selection(): Selection | undefined {
    return this.chosen;
  }

  /** The id of the selected unit, if it is one. */
  get id(): number | undefined {
    return this.chosen && 'unit' in this.chosen ? this.chosen.unit : undefined;
  }

  select(selection: Selection | undefined, history: History): void {
    this.chosen = selection;
    if (!selection) this.following = false;
    this.refresh(history);
  }

  /** Takes note that more of the match is known, or another course of it. */
  refresh(history: History): void {
    this.track = this.id === undefined ? undefined : history.track(this.id);
  }

  /** Returns the selected unit as it is in a frame, if it is there. */
  unit(history: History, frame: number): Unit | undefined {
    return this.id === undefined ? undefined : history.unit(frame, this.id);
  }

  /** Returns what a click on a cell selects: a unit rather than the cell, and nothing if it was selected. */
  clicked(history: History, frame: number, cell: { readonly x: number; readonly y: number }): Selection | undefined {
    const unit = history.unitAt(frame, cell.x, cell.y);
    const known = this.chosen;
    if (unit) return this.id === unit.id ? undefined : { unit: unit.id };
    return known && 'cell' in known && known.cell.x === cell.x && known.cell.y === cell.y ? undefined : { cell };
  }

  /** Returns the unit of a seat that comes after the selected one, or before it. */
  neighbour(history: History, frame: number, seat: number, by: 1 | -1): Selection | undefined {
    const units = history.unitsOf(frame, seat);
    const at = units.findIndex((unit) => unit.id === this.id);
    const next = units[(at + by + units.length) % Math.max(1, units.length)];
    return next && { unit: next.id };
  }
}
