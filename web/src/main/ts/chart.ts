import { crisp, make, write } from './dom';
import { seatColour } from 'regatta/draw';

/** The content of a chart: one line per seat, and lines to compare them with. */
export interface Series {
  readonly lines: readonly (readonly (number | null)[])[];
  /** Drawn faintly: the recorded values, if the lines are those of a what-if. */
  readonly faint?: readonly (readonly number[])[];
  /** Frames with a dot on a seat's line. */
  readonly dots?: (seat: number, frame: number) => boolean;
}

/** A chart over all frames. Its lines are drawn when they change; a separate mark shows the current frame. */
export class Chart {
  readonly box = make('div', '', 'chart');
  private readonly canvas = make('canvas');
  private readonly label = make('span');
  private readonly cursor = make('i');
  private series: Series = { lines: [] };
  private frames = 1;

  constructor(
    readonly name: string,
    seek: (share: number) => void,
  ) {
    this.box.dataset['name'] = name;
    this.canvas.setAttribute('role', 'img');
    this.canvas.setAttribute('aria-label', `${name} of each seat over time`);
    this.box.append(this.canvas, this.cursor, this.label);
    const scrub = (event: PointerEvent): void => {
      const bounds = this.canvas.getBoundingClientRect();
      seek((event.clientX - bounds.left) / bounds.width);
    };
    this.canvas.addEventListener('pointerdown', scrub);
    this.canvas.addEventListener('pointermove', (event) => event.buttons > 0 && scrub(event));
  }

  show(series: Series, frames: number): void {
    this.series = series;
    this.frames = Math.max(1, frames);
    const canvas = crisp(this.canvas);
    if (!canvas) return;
    const { clientWidth: width, clientHeight: height } = this.canvas;
    const all = [...series.lines, ...(series.faint ?? [])];
    let top = 1;
    let bottom = 0;
    for (const line of all)
      for (const value of line) {
        if (value === null) continue;
        top = Math.max(top, value);
        bottom = Math.min(bottom, value);
      }
    const x = (frame: number): number => (frame / this.frames) * (width - 2) + 1;
    const y = (value: number): number => height - 2 - ((value - bottom) / (top - bottom)) * (height - 18);
    if (bottom < 0) {
      canvas.strokeStyle = 'rgba(128,128,128,0.6)';
      canvas.strokeRect(0, y(0), width, 0);
    }
    const draw = (lines: Series['lines']): void =>
      lines.forEach((line, seat) => {
        canvas.strokeStyle = canvas.fillStyle = seatColour(seat);
        canvas.lineWidth = 1.5;
        canvas.beginPath();
        line.forEach((value, frame) => value !== null && canvas.lineTo(x(frame), y(value)));
        canvas.stroke();
        line.forEach(
          (value, frame) =>
            value !== null && series.dots?.(seat, frame) && canvas.fillRect(x(frame) - 2, y(value) - 2, 5, 5),
        );
      });
    canvas.globalAlpha = 0.35;
    draw(series.faint ?? []);
    canvas.globalAlpha = 1;
    draw(series.lines);
  }

  /** Moves the mark, and shows the values there. */
  point(frame: number): void {
    this.cursor.style.transform = `translateX(${(frame / this.frames) * 100}%)`;
    const here = this.series.lines.map((line) => format(valueAt(line, frame))).join(' · ');
    write(this.label, `${this.name}: ${here}`);
  }
}

/** Returns the last value up to a frame. */
function valueAt(line: readonly (number | null)[], frame: number): number | undefined {
  for (let at = Math.min(frame, line.length - 1); at >= 0; at--) if (line[at] !== null) return line[at] ?? undefined;
  return undefined;
}

function format(value: number | undefined): string {
  if (value === undefined) return '–';
  return Number.isInteger(value) ? String(value) : value.toFixed(1);
}

/** Returns which answers were slow: five times the median of their seat and at least ten milliseconds. */
export function slow(line: readonly number[]): (frame: number) => boolean {
  const middle = [...line].sort((a, b) => a - b)[Math.floor(line.length / 2)] ?? 0;
  // The first answer may be slow in all games.
  return (frame) => frame > 1 && (line[frame] ?? 0) >= Math.max(10, 5 * middle);
}
