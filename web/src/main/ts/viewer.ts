import type { Match } from 'engine';
import { Camera } from './camera';
import { drawChart } from './chart';
import { playThrough, type History } from './history';
import { seatColour, type Painter } from './painter';
import { openMatch, type MatchRecord } from './record';

const SPEEDS = [0.5, 1, 2, 4, 8, 16, 32, 64];

function element<T extends HTMLElement>(id: string): T {
  const found = document.getElementById(id);
  if (!found) throw new Error(`no element ${id}`);
  return found as T;
}

/** Shows one match: the board, the timeline, the charts and what was said. */
export class Viewer {
  private readonly match: Match;
  private readonly history: History;
  private readonly camera: Camera;
  private readonly board = element<HTMLCanvasElement>('board');
  private readonly timeline = element<HTMLCanvasElement>('timeline');
  private readonly hidden = new Set<string>();
  private frame = 0;
  private playing = false;
  private speed = 8;
  private seat = 0;
  private due = 0;
  private last = 0;

  constructor(
    private readonly record: MatchRecord,
    private readonly painter: Painter,
  ) {
    this.match = openMatch(record);
    this.history = playThrough(this.match, record, painter);
    this.camera = new Camera(painter.torus);
    this.describe();
    this.buildLayers();
    this.buildCharts();
    this.seek(Number(new URLSearchParams(location.hash.slice(1)).get('turn') ?? 0));
  }

  private describe(): void {
    element('title').textContent = this.record.scenario.length > 120 ? `${this.record.scenario.slice(0, 120)}…` : this.record.scenario;
    document.title = `${this.record.bots.join(' – ')} · Regatta`;
    const proof = element('proof');
    const good = this.history.differs < 0;
    proof.className = good ? 'good' : 'bad';
    proof.textContent = good
      ? `✓ ${this.history.frames} turns replayed as recorded${this.record.complete ? '' : '; the record is cut off there'}`
      : `✗ differs from the record from turn ${this.history.differs - 1} on`;
    const seats = element<HTMLSelectElement>('seat');
    seats.replaceChildren(...this.record.bots.map((bot, seat) => new Option(`${seat}: ${bot}`, String(seat))));
    const speeds = element<HTMLSelectElement>('speed');
    speeds.replaceChildren(...SPEEDS.map((speed) => new Option(`${speed}×`, String(speed), false, speed === this.speed)));
  }

  private buildLayers(): void {
    this.hidden.clear();
    const saved = localStorage.getItem(`regatta.hidden.${this.painter.game}`);
    for (const name of saved ? saved.split(',') : []) this.hidden.add(name);
    element('layers').replaceChildren(
      ...this.painter.layers.map((name) => {
        const box = document.createElement('input');
        box.type = 'checkbox';
        box.checked = !this.hidden.has(name);
        box.addEventListener('change', () => {
          if (box.checked) this.hidden.delete(name);
          else this.hidden.add(name);
          localStorage.setItem(`regatta.hidden.${this.painter.game}`, [...this.hidden].join(','));
          this.draw();
        });
        const label = document.createElement('label');
        label.append(box, ` ${name}`);
        label.style.marginRight = '0.8em';
        return label;
      }),
    );
  }

  private buildCharts(): void {
    element('charts').replaceChildren(
      ...[...this.history.charts.keys()].map((name) => {
        const canvas = document.createElement('canvas');
        canvas.className = 'chart';
        canvas.dataset['name'] = name;
        canvas.setAttribute('aria-label', `${name} of each seat over time`);
        canvas.addEventListener('pointerdown', (event) => this.scrub(event, canvas));
        canvas.addEventListener('pointermove', (event) => event.buttons > 0 && this.scrub(event, canvas));
        return canvas;
      }),
    );
  }

  scrub(event: PointerEvent, canvas: HTMLCanvasElement): void {
    const box = canvas.getBoundingClientRect();
    this.seek(Math.round(((event.clientX - box.left) / box.width) * this.history.frames));
  }

  seek(frame: number): void {
    const wanted = Math.min(this.history.frames, Math.max(0, Math.round(Number.isFinite(frame) ? frame : 0)));
    this.frame = this.match.seek(wanted);
    this.draw();
    history.replaceState(null, '', `#turn=${this.frame}`);
  }

  step(by: number): void {
    this.pause();
    this.seek(this.frame + by);
  }

  toEvent(direction: 1 | -1): void {
    for (let frame = this.frame + direction; frame >= 0 && frame <= this.history.frames; frame += direction) {
      if ((this.history.marks[frame]?.length ?? 0) > 0) {
        this.pause();
        this.seek(frame);
        return;
      }
    }
  }

  toggle(): void {
    if (this.playing) {
      this.pause();
      return;
    }
    if (this.frame >= this.history.frames) this.seek(0);
    this.playing = true;
    this.last = performance.now();
    element('play').textContent = '⏸ pause';
    requestAnimationFrame((now) => this.tick(now));
  }

  pause(): void {
    this.playing = false;
    element('play').textContent = '▶ play';
  }

  private tick(now: number): void {
    if (!this.playing) return;
    this.due += ((now - this.last) / 1000) * this.speed;
    this.last = now;
    const steps = Math.floor(this.due);
    if (steps > 0) {
      this.due -= steps;
      this.seek(this.frame + steps);
      if (this.frame >= this.history.frames) this.pause();
    }
    requestAnimationFrame((next) => this.tick(next));
  }

  changeSpeed(by: 1 | -1): void {
    const index = Math.min(SPEEDS.length - 1, Math.max(0, SPEEDS.indexOf(this.speed) + by));
    this.setSpeed(SPEEDS[index] ?? 1);
  }

  setSpeed(speed: number): void {
    this.speed = speed;
    element<HTMLSelectElement>('speed').value = String(speed);
  }

  showSeat(seat: number): void {
    this.seat = seat;
    this.drawWords();
  }

  zoom(factor: number, x = this.board.clientWidth / 2, y = this.board.clientHeight / 2): void {
    const ratio = window.devicePixelRatio || 1;
    this.camera.zoom(factor, x * ratio, y * ratio);
    this.drawBoard();
  }

  pan(x: number, y: number): void {
    const ratio = window.devicePixelRatio || 1;
    this.camera.pan(x * ratio, y * ratio);
    this.drawBoard();
  }

  showAll(): void {
    this.camera.fit(this.board, this.painter.size(this.match), true);
    this.drawBoard();
  }

  /** Returns what is to be told about the place under the mouse. */
  tell(x: number, y: number): string {
    const ratio = window.devicePixelRatio || 1;
    const cell = this.camera.cell(x * ratio, y * ratio, this.painter.size(this.match));
    return cell ? this.painter.tell(this.match, cell.x, cell.y).join('\n') : '';
  }

  draw(): void {
    this.drawBoard();
    this.drawTimeline();
    this.drawStandings();
    this.drawWords();
    for (const canvas of element('charts').querySelectorAll('canvas')) {
      const name = canvas.dataset['name'] ?? '';
      drawChart(canvas, name, this.history.charts.get(name) ?? [], this.frame);
    }
  }

  private drawBoard(): void {
    const ratio = window.devicePixelRatio || 1;
    this.board.width = this.board.clientWidth * ratio;
    this.board.height = this.board.clientHeight * ratio;
    const canvas = this.board.getContext('2d');
    if (!canvas) return;
    const size = this.painter.size(this.match);
    this.camera.fit(this.board, size);
    const look = { dark: document.documentElement.classList.contains('dark'), hidden: this.hidden, scale: this.camera.scale };
    for (const copy of this.camera.copies(this.board, size)) {
      canvas.save();
      canvas.scale(this.camera.scale, this.camera.scale);
      canvas.translate(copy.x - this.camera.x, copy.y - this.camera.y);
      this.painter.draw(canvas, this.match, look);
      canvas.restore();
    }
  }

  private drawTimeline(): void {
    const ratio = window.devicePixelRatio || 1;
    const width = (this.timeline.width = this.timeline.clientWidth * ratio);
    const height = (this.timeline.height = this.timeline.clientHeight * ratio);
    const canvas = this.timeline.getContext('2d');
    if (!canvas) return;
    const style = getComputedStyle(this.timeline);
    const x = (frame: number): number => (frame / Math.max(1, this.history.frames)) * (width - 4) + 2;
    canvas.fillStyle = style.getPropertyValue('--edge');
    canvas.fillRect(0, height * 0.6, width, height * 0.15);
    this.history.marks.forEach((marks, frame) => {
      for (const mark of marks) {
        canvas.fillStyle = mark.seat < 0 ? style.getPropertyValue('--dim') : seatColour(mark.seat);
        canvas.fillRect(x(frame) - 1, height * 0.15, 2, height * 0.4);
      }
    });
    if (this.history.differs >= 0) {
      canvas.fillStyle = style.getPropertyValue('--bad');
      canvas.fillRect(x(this.history.differs) - 2, 0, 4, height);
    }
    canvas.fillStyle = style.getPropertyValue('--text');
    canvas.beginPath();
    canvas.arc(x(this.frame), height * 0.675, height * 0.22, 0, 2 * Math.PI);
    canvas.fill();
    this.timeline.setAttribute('aria-valuenow', String(this.frame));
    this.timeline.setAttribute('aria-valuemax', String(this.history.frames));
    const marks = (this.history.marks[this.frame] ?? []).map((mark) => mark.text).join('; ');
    element('where').textContent = `turn ${this.frame} of ${this.history.frames}${marks ? ` · ${marks}` : ''}`;
  }

  private drawStandings(): void {
    element('standings').replaceChildren(
      ...this.record.bots.map((bot, seat) => {
        const row = document.createElement('tr');
        const swatch = document.createElement('span');
        swatch.className = 'swatch';
        swatch.style.background = seatColour(seat);
        const cells = [String(seat), bot, String(this.match.rank(seat)), String(this.match.score(seat))];
        cells.forEach((text, column) => {
          const cell = row.insertCell();
          if (column === 0) cell.append(swatch);
          if (column > 1) cell.className = 'number';
          cell.append(text);
        });
        return row;
      }),
    );
  }

  private drawWords(): void {
    const turn = this.record.turns[this.frame];
    element('said').textContent = turn?.said[this.seat]?.join('\n') ?? '';
    const fault = turn?.faults?.[this.seat];
    const log = turn?.[`log${this.seat}`];
    element('log').textContent = [fault ? `${fault.kind}: ${fault.detail}` : '', typeof log === 'string' ? log : ''].join('\n').trim();
  }
}
