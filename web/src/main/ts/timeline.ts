import { Chart, slow } from './chart';
import { crisp, mark } from './dom';
import type { Shell } from './shell';
import type { Mark } from 'regatta/contract';
import { seatColour } from 'regatta/draw';
import type { Turn } from 'regatta/record';
import type { Story } from './story';

/** The timeline with its marks, and the charts under each other that scrub with it. */
export class Timeline {
  private readonly canvas: HTMLCanvasElement;
  private readonly cursor: HTMLElement;
  private charts: Chart[] = [];

  constructor(
    private readonly shell: Shell,
    private readonly seek: (share: number) => void,
  ) {
    this.canvas = shell.part<HTMLCanvasElement>('timeline');
    this.cursor = shell.part('cursor');
    const scrub = (event: PointerEvent): void => seek(event.offsetX / this.canvas.clientWidth);
    this.canvas.addEventListener('pointerdown', scrub);
    this.canvas.addEventListener('pointermove', (event) => event.buttons > 0 && scrub(event));
  }

  /** Draws all that changes only when a story grows; `original` is what the story left, if it left anything. */
  draw(story: Story, original: Story | undefined): void {
    const frames = lastFrame(story, original);
    this.drawMarks(story.history.marks, frames, story.history.differs);
    for (const [name, lines] of story.history.charts) {
      const faint = original?.history.charts.get(name);
      this.chart(name).show(faint ? { lines, faint } : { lines }, frames);
    }
    const times = answerTimes(story);
    const slowTurns = times.map(slow);
    if (story.leaves > 0)
      this.chart('answer time (ms)').show(
        { lines: times, dots: (seat, frame) => slowTurns[seat]?.(frame) ?? false },
        frames,
      );
    for (const [name, lines] of story.stats()) this.chart(name).show({ lines }, frames);
    const processor = processorTimes(story);
    if (processor) this.chart('processor time (ms)').show({ lines: processor }, frames);
    if (original) this.chart('what if − was').show({ lines: difference(story, original) }, frames);
  }

  private chart(name: string): Chart {
    let chart = this.charts.find((known) => known.name === name);
    if (!chart) {
      chart = new Chart(name, this.seek);
      this.charts.push(chart);
      this.shell.part('charts').append(chart.box);
    }
    return chart;
  }

  private drawMarks(marks: readonly (readonly Mark[])[], frames: number, differs: number): void {
    const canvas = crisp(this.canvas);
    if (!canvas) return;
    const { clientWidth: width, clientHeight: height } = this.canvas;
    const style = getComputedStyle(this.canvas);
    const x = (frame: number): number => (frame / Math.max(1, frames)) * width;
    canvas.fillStyle = style.getPropertyValue('--edge');
    canvas.fillRect(0, height * 0.6, width, height * 0.15);
    canvas.fillStyle = style.getPropertyValue('--dim');
    canvas.fillRect(0, height * 0.6, x(marks.length - 1), height * 0.15);
    marks.forEach((here, frame) => {
      for (const mark of here) {
        canvas.fillStyle = mark.seat < 0 ? style.getPropertyValue('--dim') : seatColour(mark.seat);
        canvas.fillRect(x(frame) - 1, height * 0.15, 2, height * 0.4);
      }
    });
    if (differs >= 0) {
      canvas.fillStyle = style.getPropertyValue('--bad');
      canvas.fillRect(x(differs) - 2, 0, 4, height);
    }
  }

  /** Moves the marks of the current frame. */
  point(story: Story, original: Story | undefined, frame: number): void {
    const frames = lastFrame(story, original);
    this.cursor.style.transform = `translateX(${(frame / Math.max(1, frames)) * 100}%)`;
    mark(this.canvas, 'aria-valuenow', String(frame));
    mark(this.canvas, 'aria-valuetext', `turn ${frame} of ${frames}`);
    mark(this.canvas, 'aria-valuemax', String(frames));
    for (const chart of this.charts) chart.point(frame);
  }
}

/** Returns the last frame there is or, of a record that is yet to be played through, will be; of both stories if there are two. */
export function lastFrame(story: Story, original: Story | undefined): number {
  return Math.max(story.history.frames, story.branched ? 0 : story.record.turns.length, original?.history.frames ?? 0);
}

function answerTimes(story: Story): number[][] {
  const turns = story.record.turns.slice(0, story.leaves);
  return story.record.bots.map((_, seat) => [0, ...turns.map((turn) => (turn.micros[seat] ?? 0) / 1000)]);
}

/** Returns processor times, unless they were not measured, or all bots are built in. */
function processorTimes(story: Story): number[][] | undefined {
  const turns = story.record.turns.slice(0, story.leaves);
  const used = (turn: Turn, seat: number): number => (turn['cpu'] as number[] | undefined)?.[seat] ?? 0;
  const telling = turns.some((turn) =>
    turn.micros.some((micros, seat) => used(turn, seat) > 0 && used(turn, seat) !== micros),
  );
  return telling ? story.record.bots.map((_, seat) => [0, ...turns.map((turn) => used(turn, seat) / 1000)]) : undefined;
}

/** Returns the advantage of each seat over the recorded match, by the first chart, which is the score. */
function difference(story: Story, original: Story): number[][] {
  const name = [...story.history.charts.keys()][0] ?? '';
  const was = original.history.charts.get(name) ?? [];
  return (story.history.charts.get(name) ?? []).map((line, seat) =>
    line.map((value, frame) => value - (was[seat]?.[Math.min(frame, (was[seat]?.length ?? 1) - 1)] ?? 0)),
  );
}
