import { Board } from './board';
import { buildDisplay, calm } from './display';
import { element } from './dom';
import { chosenKind, drawKinds, nextEvent } from './events';
import { Focus } from './focus';
import type { Painter } from './painter';
import { drawProof, drawSelected, drawStandings, drawWords, search } from './panels';
import type { MatchRecord } from './record';
import { Playback, SPEEDS } from './playback';
import { readSelection, writeSelection, type Selection } from './selection';
import { Settings } from './settings';
import { Story } from './story';
import { Takeover } from './takeover';
import { lastFrame, Timeline } from './timeline';

/** How long the match is played through in one go before the page is drawn again. */
const PORTION_MILLISECONDS = 25;

/** How often the charts of a growing match are drawn. */
const GROWTH_MILLISECONDS = 150;

/** Shows one match: the board, the timeline, the charts and what was said. */
export class Viewer {
  private readonly original: Story;
  private story: Story;
  private readonly settings: Settings;
  private readonly board: Board;
  private readonly timeline: Timeline;
  private readonly takeover: Takeover;
  private frame = 0;
  private readonly playback = new Playback();
  private seat = 0;
  private readonly focus: Focus;
  private grown = true;
  private dirty = true;
  private closed = false;
  /** The frame to go to as soon as it has been played. */
  private wanted: number;
  private linking = 0;
  /** When the charts were last drawn. */
  private drawn = -Infinity;

  constructor(
    record: MatchRecord,
    private readonly painter: Painter,
  ) {
    this.original = Story.recorded(record, painter);
    this.story = this.original;
    this.settings = new Settings(painter);
    this.board = new Board(element<HTMLCanvasElement>('board'), painter, this.settings);
    this.timeline = new Timeline((share) => this.scrub(share));
    const link = new URLSearchParams(location.hash.slice(1));
    this.wanted = Number(link.get('turn') ?? 0) || 0;
    this.focus = new Focus(readSelection(link.get('sel')));
    this.takeover = new Takeover({
      painter,
      story: () => this.story,
      seat: () => this.seat,
      selectedUnit: () => this.focus.unit(this.story.history, this.frame),
      branch: () => this.branch(),
      changed: (steps) => this.changed(steps),
      discard: () => this.discard(),
      redraw: () => this.redraw(),
    });
    this.describe();
    buildDisplay(this.settings, painter, record.bots.length, () => this.redraw());
    if (record.turns.length === 0 && !record.complete) this.begin();
    requestAnimationFrame((now) => this.tick(now));
  }

  /** Ends this viewer: another one takes the page. */
  close(): void {
    this.closed = true;
  }

  /** A record without turns is a match to be played here. */
  private begin(): void {
    this.branch();
    this.showSeat(Math.max(0, this.story.record.bots.indexOf('human')));
    element<HTMLDetailsElement>('takeover').open = true;
    this.changed(false);
  }

  private describe(): void {
    const { record } = this.original;
    element('title').textContent = record.scenario.length > 120 ? `${record.scenario.slice(0, 120)}…` : record.scenario;
    document.title = `${record.bots.join(' – ')} · Regatta`;
    element<HTMLSelectElement>('seat').replaceChildren(...record.bots.map((bot, seat) => new Option(`${seat}: ${bot}`, String(seat))));
    element<HTMLSelectElement>('speed').replaceChildren(...SPEEDS.map((speed) => new Option(`${speed}×`, String(speed), false, speed === this.playback.speed)));
    element('findLabel').textContent = `find ${this.painter.unit}`;
  }

  /** Returns the story the one on show left, if it did. */
  private beside(): Story | undefined {
    return this.story === this.original || this.original.record.turns.length === 0 ? undefined : this.original;
  }

  /** Returns a story that may be changed from here on. */
  private branch(): Story {
    this.pause();
    if (this.story === this.original) this.story = this.original.branch(this.frame);
    else this.story.match.seek(this.frame);
    return this.story;
  }

  private changed(steps: boolean): void {
    this.story.match.seek(this.frame);
    this.story.history.extend(PORTION_MILLISECONDS);
    this.wanted = steps ? this.afterOrders() : this.frame;
    this.grown = true;
    this.redraw();
  }

  /** Returns which frame to show once orders were given: the next one, or the next that asks a person where one plays. */
  private afterOrders(): number {
    const { story, frame } = this;
    const persons = story.bots.map((_, seat) => seat).filter((seat) => story.player(seat) === 'person');
    if (persons.length === 0) return frame + 1;
    for (let next = frame + 1; next < story.history.frames; next++) {
      if (persons.some((seat) => story.said(next, seat).length > 0)) return next;
    }
    story.match.seek(story.history.frames);
    return this.awaitsPerson() ? story.history.frames : frame + 1;
  }

  discard(): void {
    this.story = this.original;
    this.grown = true;
    this.seek(this.frame);
  }

  /** Plays the turn with the orders on show, if somebody is about to give them. */
  give(): void {
    if (element<HTMLDetailsElement>('takeover').open) this.takeover.give();
  }

  /** Goes where a link leads. */
  goTo(link: URLSearchParams): void {
    this.focus.select(readSelection(link.get('sel')), this.story.history);
    this.seek(Number(link.get('turn') ?? 0));
    this.redraw();
  }

  seek(frame: number): void {
    this.wanted = Math.max(0, Math.round(Number.isFinite(frame) ? frame : 0));
    this.arrive();
  }

  /** Goes to the wanted frame, as far as the match was played. */
  private arrive(): void {
    const next = Math.min(this.wanted, Math.max(0, this.story.history.frames));
    if (this.story.history.done || next === this.wanted) this.wanted = next;
    if (next !== this.frame || next !== this.story.match.frame()) {
      this.frame = this.story.match.seek(next);
      this.redraw();
    }
  }

  /** Goes to a share of the timeline. */
  scrub(share: number): void {
    this.seek(share * lastFrame(this.story, this.beside()));
  }

  step(by: number): void {
    this.pause();
    this.seek(this.frame + by);
  }

  end(): void {
    this.step(lastFrame(this.story, undefined));
  }

  /** Goes to the next event of the chosen kind; while a unit is followed, to the next that happened to it. */
  toEvent(direction: 1 | -1): void {
    const frame = nextEvent(this.story.history.marks, this.frame, direction, chosenKind(), this.focus.following ? this.focus.id : undefined);
    if (frame === undefined) return;
    this.pause();
    this.seek(frame);
  }

  toggle(): void {
    if (this.playback.playing) {
      this.pause();
      return;
    }
    if (this.frame >= this.story.history.frames && this.story.history.done && !this.awaitsPerson()) this.seek(0);
    this.playback.play();
  }

  pause(): void {
    this.playback.pause();
    this.redraw();
  }

  private awaitsPerson(): boolean {
    return this.story.bots.some((_, seat) => this.story.match.awaits(seat));
  }

  /** One frame of the screen: play through a portion of the match, move on if playing, draw what changed. */
  private tick(now: number): void {
    if (this.closed) return;
    for (const story of [this.story, this.original]) {
      if (!story.history.done) {
        story.history.extend(PORTION_MILLISECONDS);
        this.grown = true;
      }
    }
    this.arrive();
    if (this.playback.playing) this.advance(now);
    if (this.grown) this.grow(now);
    // Between two turns only the board moves.
    if (this.dirty) this.draw();
    else if (this.playback.glides(calm())) this.drawBoard();
    requestAnimationFrame((next) => this.tick(next));
  }

  private advance(now: number): void {
    const steps = this.playback.steps(now);
    if (steps > 0) this.seek(Math.min(this.frame + steps, this.story.history.frames));
    if (this.frame >= this.story.history.frames && this.story.history.done) this.pause();
  }

  /** Draws what changes only when more of the match is known. */
  private grow(now: number): void {
    // While a match is played through, what is known of it grows at every frame; nobody looks so often.
    if (!this.story.history.done && now - this.drawn < GROWTH_MILLISECONDS) return;
    this.drawn = now;
    this.grown = false;
    this.dirty = true;
    drawProof(this.original, this.story);
    this.timeline.draw(this.story, this.beside());
    this.focus.refresh(this.story.history);
    drawKinds(this.story.history.marks);
  }

  changeSpeed(by: 1 | -1): void {
    this.playback.change(by);
  }

  setSpeed(speed: number): void {
    this.playback.choose(speed);
  }

  showSeat(seat: number): void {
    this.seat = seat;
    element<HTMLSelectElement>('seat').value = String(seat);
    this.redraw();
  }

  search(text: string): void {
    search(this.story, this.seat, text, (turn) => this.seek(turn));
  }

  zoom(factor: number, x?: number, y?: number): void {
    this.board.zoom(factor, x, y);
    this.redraw();
  }

  pan(x: number, y: number): void {
    this.focus.following = false;
    this.board.pan(x, y);
    this.redraw();
  }

  showAll(): void {
    this.focus.following = false;
    this.board.showAll(this.painter.size(this.story.match));
    this.redraw();
  }

  /** Returns what is to be told about the place under the mouse. */
  tell(x: number, y: number): string {
    const place = this.board.cell(x, y, this.painter.size(this.story.match));
    return place ? this.board.tell(this.story, place).join('\n') : '';
  }

  /** Selects what is under the mouse. */
  click(x: number, y: number): void {
    const place = this.board.cell(x, y, this.painter.size(this.story.match));
    if (place && !this.takeover.aim(place)) this.select(this.focus.clicked(this.story.history, this.frame, place));
  }

  select(selection: Selection | undefined): void {
    this.focus.select(selection, this.story.history);
    const seat = this.focus.track?.seat ?? -1;
    if (seat >= 0) this.showSeat(seat);
    this.redraw();
  }

  /** Selects a unit by its id, and goes to where it lives if it is not there now. */
  find(id: number): boolean {
    const track = this.story.history.track(id);
    if (!track) return false;
    this.select({ unit: id });
    const last = track.from + track.places.length - 1;
    if (this.frame < track.from) this.seek(track.from);
    if (this.frame > last) this.seek(last);
    this.follow(true);
    return true;
  }

  /** Selects the next unit of the seat on show. */
  nextUnit(by: 1 | -1): void {
    const next = this.focus.neighbour(this.story.history, this.frame, this.seat, by);
    if (next) this.select(next);
  }

  follow(following = !this.focus.following): void {
    this.focus.following = following && this.focus.selection !== undefined;
    this.redraw();
  }

  /** The page changed in size or colour, or a display option did. */
  restyle(): void {
    this.grown = true;
  }

  redraw(): void {
    this.dirty = true;
  }

  private drawBoard(): void {
    const unit = this.focus.following ? this.focus.unit(this.story.history, this.frame) : undefined;
    if (unit) this.board.centre(unit);
    this.board.draw(this.story, this.playback.progress(calm()), this.focus, (seat) => (this.playback.playing ? undefined : this.takeover.draft(seat)));
  }

  private draw(): void {
    this.dirty = false;
    this.drawBoard();
    this.timeline.point(this.story, this.beside(), this.frame);
    const marks = (this.story.history.marks[this.frame] ?? []).map((mark) => mark.text).join('; ');
    const where = `turn ${this.frame} of ${lastFrame(this.story, undefined)}${marks ? ` · ${marks}` : ''}`;
    if (element('where').textContent !== where) element('where').textContent = where;
    element('follow').setAttribute('aria-pressed', String(this.focus.following));
    drawStandings(this.story);
    drawWords(this.story, this.seat);
    drawSelected(this.story, this.painter, this.focus);
    if (!this.playback.playing) this.takeover.draw();
    this.link();
  }

  /** Keeps the address of the page true, but not at every turn: browsers count that as a flood. */
  private link(): void {
    clearTimeout(this.linking);
    if (this.playback.playing) return;
    this.linking = window.setTimeout(() => {
      const { selection } = this.focus;
      const selected = selection ? `&sel=${writeSelection(selection)}` : '';
      if (!this.closed) history.replaceState(null, '', `#turn=${this.frame}${selected}`);
    }, 200);
  }
}
