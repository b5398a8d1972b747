import { Board } from './board';
import { cardShown, hideCard, showResult, showTitle } from './cards';
import { buildDisplay, calm } from './display';
import { element, mark, write } from './dom';
import { drawKinds } from './events';
import { Focus } from './focus';
import { Lead } from './lead';
import { drawLegend } from './legend';
import { moments } from './moments';
import type { Painter, Place, Unit } from './painter';
import { describe, drawProof, drawSelected, drawStandings, drawWords } from './panels';
import type { MatchRecord } from './record';
import { Playback, speedFor } from './playback';
import { readSelection, writeAddress, type Selection } from './selection';
import { Settings } from './settings';
import { Story } from './story';
import type { Surroundings } from './surroundings';
import { Takeover } from './takeover';
import { lastFrame, Timeline } from './timeline';

/** How long the match is played through in one go before the page is drawn again. */
const PORTION_MILLISECONDS = 25;

/** How often the charts of a growing match are drawn. */
const GROWTH_MILLISECONDS = 150;

/** How long the title stands before the match begins. */
const TITLE_MILLISECONDS = 2600;

/** One match as it goes on in time: it is played through, plays by itself, grows, and is drawn. What people do with it, {@link Viewer} adds. */
export abstract class Show {
  protected readonly original: Story;
  protected story: Story;
  protected readonly settings: Settings;
  protected readonly board: Board;
  protected readonly timeline: Timeline;
  protected readonly takeover: Takeover;
  protected readonly lead: Lead;
  protected frame = 0;
  protected readonly playback = new Playback();
  protected seat = 0;
  protected readonly focus: Focus;
  protected grown = true;
  protected dirty = true;
  protected closed = false;
  /** Whether the newest turn of a match that goes on is shown as it comes, until somebody looks elsewhere. */
  protected live: boolean;
  /** Whether effects are still alight. */
  protected alight = false;
  protected dragged: { unit: Unit; to: Place } | undefined;
  /** The turn whose orders were sent and not played yet. */
  protected sent = -1;
  /** The frame to go to as soon as it has been played. */
  protected wanted: number;
  protected linking = 0;
  protected opening = 0;
  /** When the charts were last drawn. */
  protected drawn = -Infinity;

  constructor(
    record: MatchRecord,
    protected readonly painter: Painter,
    protected readonly around: Surroundings,
  ) {
    this.original = Story.recorded(record, painter);
    this.story = this.original;
    this.settings = new Settings(painter);
    this.board = new Board(element<HTMLCanvasElement>('board'), painter, this.settings);
    this.timeline = new Timeline((share) => this.scrub(share));
    this.lead = new Lead(painter);
    const { link } = around;
    this.wanted = Number(link.get('turn') ?? 0) || 0;
    this.focus = new Focus(readSelection(link.get('sel')));
    this.live = around.live && !record.complete && !link.has('turn');
    this.takeover = new Takeover({
      painter,
      story: () => this.story,
      seat: () => this.seat,
      person: () => this.person() === this.seat,
      selectedUnit: () => this.focus.unit(this.story.history, this.frame),
      select: (unit) => this.select(unit === undefined ? undefined : { unit }),
      branch: () => this.branch(),
      changed: (steps) => this.changed(steps),
      send: (lines) => this.send(lines),
      waits: () => this.sent === this.frame,
      pass: () => this.step(1),
      discard: () => this.discard(),
      redraw: () => this.redraw(),
    });
    describe(this.story, painter, this.playback.speed);
    buildDisplay(this.settings, painter, record.bots.length, () => this.redraw());
    drawLegend(painter);
    hideCard();
    element('empty').hidden = true;
    if (around.send) this.sitDown();
    else if (record.turns.length === 0 && !record.complete && !around.live) this.begin();
    else if (this.live) this.playback.play();
    else if (!link.has('turn') && !calm() && record.turns.length > 0) this.open();
    requestAnimationFrame((now) => this.tick(now));
  }

  abstract select(selection: Selection | undefined): void;

  abstract showSeat(seat: number): void;

  /** Ends this viewer: another one takes the page. */
  close(): void {
    this.closed = true;
    clearTimeout(this.opening);
  }

  /** Says who plays, and then lets them. */
  protected open(): void {
    this.playback.choose(speedFor(this.original.record.turns.length));
    const begin = (): void => {
      clearTimeout(this.opening);
      hideCard();
      if (!this.closed && !this.playback.playing) this.toggle();
    };
    if (!this.around.link.has('embed')) showTitle(this.story, this.painter, begin);
    this.opening = window.setTimeout(begin, this.around.link.has('embed') ? 0 : TITLE_MILLISECONDS);
  }

  /** Somebody does something: the title has been seen. */
  stir(): void {
    clearTimeout(this.opening);
    if (cardShown()) hideCard();
  }

  /** A record without turns is a match to be played here. */
  protected begin(): void {
    this.branch();
    this.beginSeat();
    this.changed(false);
  }

  /** A match that goes on elsewhere waits for a person here: to the newest turn. */
  protected sitDown(): void {
    this.wanted = Number.MAX_SAFE_INTEGER;
    this.live = true;
    this.beginSeat();
  }

  protected beginSeat(): void {
    element<HTMLDetailsElement>('takeover').open = true;
    this.showSeat(Math.max(0, this.person()));
  }

  /** Returns the seat a person plays in this match, or -1. */
  protected person(): number {
    const seat = this.original.record.bots.indexOf('human');
    return seat >= 0 && (this.around.send !== undefined || this.story.player(seat) === 'person') && !this.story.match.over() ? seat : -1;
  }

  /** Returns the seat through whose eyes a person has to look, or -1. */
  protected eyes(): number {
    return this.painter.hides ? this.person() : -1;
  }

  /** Sends orders to where the match is played. */
  protected send(lines: readonly string[]): boolean {
    if (!this.around.send || this.story !== this.original) return false;
    if (this.frame === this.story.history.frames && this.frame > this.sent) {
      this.sent = this.frame;
      this.around.send(this.frame, lines);
      this.live = true;
      this.redraw();
    }
    return true;
  }

  /** Takes in more of the same match; returns whether it is the same. */
  append(record: MatchRecord): boolean {
    if (!this.original.grow(record)) return false;
    this.grown = true;
    if (this.live) this.playback.play();
    return true;
  }

  /** Returns the story the one on show left, if it did. */
  protected beside(): Story | undefined {
    return this.story === this.original || this.original.record.turns.length === 0 ? undefined : this.original;
  }

  /** Returns a story that may be changed from here on. */
  protected branch(): Story {
    this.pause();
    if (this.story === this.original) this.story = this.original.branch(this.frame);
    else this.story.match.seek(this.frame);
    return this.story;
  }

  protected changed(steps: boolean): void {
    this.story.match.seek(this.frame);
    this.story.history.extend(PORTION_MILLISECONDS);
    this.grown = true;
    this.redraw();
    if (!steps) this.wanted = this.frame;
    else if (this.person() < 0) this.wanted = this.frame + 1;
    else this.playOn();
  }

  /** Shows what the others do, up to where a person is asked again. */
  protected playOn(): void {
    if (calm()) {
      this.wanted = Number.MAX_SAFE_INTEGER;
      return;
    }
    const { controls } = this.painter;
    this.playback.choose(controls?.immediate ? 16 : controls?.everyone ? 1 : 4);
    this.playback.play();
  }

  discard(): void {
    this.story = this.original;
    this.grown = true;
    this.seek(this.frame);
  }

  seek(frame: number): void {
    this.wanted = Math.max(0, Math.round(Number.isFinite(frame) ? frame : 0));
    this.arrive();
  }

  /** Goes to the wanted frame, as far as the match was played. */
  protected arrive(): void {
    const next = Math.min(this.wanted, Math.max(0, this.story.history.frames));
    if (this.story.history.done || next === this.wanted) this.wanted = next;
    if (next !== this.frame || next !== this.story.match.frame()) {
      if (next !== this.frame + 1 || !this.playback.playing) this.board.settle();
      this.frame = this.story.match.seek(next);
      if (this.playback.playing) this.board.ignite(this.story);
      this.redraw();
    }
  }

  /** Goes to a share of the timeline. */
  scrub(share: number): void {
    this.live = false;
    this.stir();
    this.seek(share * lastFrame(this.story, this.beside()));
  }

  step(by: number): void {
    this.stir();
    this.live = false;
    this.pause();
    this.seek(this.frame + by);
  }

  toggle(): void {
    this.stir();
    if (this.playback.playing) {
      this.live = false;
      this.pause();
      return;
    }
    this.live = this.around.live && !this.original.record.complete && this.frame >= this.story.history.frames;
    if (!this.live && this.frame >= this.story.history.frames && this.story.history.done && !this.awaitsPerson()) this.seek(0);
    this.playback.play();
  }

  pause(): void {
    this.playback.pause();
    this.redraw();
  }

  protected awaitsPerson(): boolean {
    return this.story.bots.some((_, seat) => this.story.match.awaits(seat));
  }

  /** One frame of the screen: play through a portion of the match, move on if playing, draw what changed. */
  protected tick(now: number): void {
    if (this.closed) return;
    // The first picture does not wait for what follows.
    const portion = this.drawn < 0 ? 0 : PORTION_MILLISECONDS;
    for (const story of [this.story, this.original]) {
      if (!story.history.done) {
        story.history.extend(portion);
        this.grown = true;
      }
    }
    this.arrive();
    if (this.playback.playing) this.advance(now);
    if (this.grown) this.grow(now);
    // Between two turns only the board moves.
    if (this.dirty) this.draw();
    else if (this.alight || this.playback.glides(calm())) this.drawBoard();
    requestAnimationFrame((next) => this.tick(next));
  }

  protected advance(now: number): void {
    const { history } = this.story;
    // Who watches a match as it is played stays a moment behind it, however fast it is.
    const steps = this.playback.steps(now, this.live ? Math.max(1, (history.frames - this.frame) * 1.2) : this.playback.speed);
    if (steps > 0) this.seek(Math.min(this.frame + steps, history.frames));
    if (this.frame < history.frames || !history.done) return;
    if (this.live && !this.original.record.complete) {
      // Who has a seat is asked again; who watches waits for more.
      if (this.around.send) this.pause();
      else this.playback.rest();
      return;
    }
    this.pause();
    if (this.story.match.over() && !this.around.link.has('embed')) this.finish();
  }

  /** Says how it ended. */
  protected finish(): void {
    const { story } = this;
    const winner = story.bots.map((_, seat) => seat).find((seat) => story.match.rank(seat) === 1) ?? 0;
    const lines = story.history.charts.get(this.painter.lead) ?? [];
    showResult(story, this.painter, moments(lines, story.history.marks, winner, (seat) => story.bots[seat] ?? ''), {
      again: () => {
        hideCard();
        this.seek(0);
        this.playback.play();
      },
      whatIf: () => {
        hideCard();
        element<HTMLDetailsElement>('takeover').open = true;
        element('takeover').scrollIntoView({ block: 'nearest' });
        this.seek(Math.max(0, Math.floor(this.frame / 2)));
      },
      next: this.around.next,
      show: (moment) => {
        hideCard();
        this.seek(Math.max(0, moment.frame - 3));
        this.playback.play();
      },
    });
  }

  /** Draws what changes only when more of the match is known. */
  protected grow(now: number): void {
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

  /** The page changed in size or colour, or a display option did. */
  restyle(): void {
    this.grown = true;
  }

  redraw(): void {
    this.dirty = true;
  }

  protected drawBoard(): void {
    const unit = this.focus.following ? this.focus.unit(this.story.history, this.frame) : undefined;
    if (unit) this.board.centre(unit);
    const orders = !this.playback.playing && this.takeover.open;
    this.alight = this.board.draw(this.story, {
      progress: this.playback.progress(calm()),
      focus: this.focus,
      draft: (seat) => (orders ? this.takeover.drafted(seat) : undefined),
      drafting: orders ? this.seat : -1,
      eyes: this.eyes(),
      drag: this.dragged && { from: this.dragged.unit, to: this.dragged.to },
      routes: this.takeover.routes,
    });
  }

  protected draw(): void {
    this.dirty = false;
    if (!this.playback.playing) this.takeover.draw();
    this.drawBoard();
    const blind = this.eyes();
    this.lead.draw(this.story, this.frame, blind);
    element('charts').hidden = blind >= 0;
    this.timeline.point(this.story, this.beside(), this.frame);
    const marks = blind >= 0 ? '' : (this.story.history.marks[this.frame] ?? []).map((mark) => mark.text).join('; ');
    write(element('where'), `turn ${this.frame} of ${lastFrame(this.story, undefined)}${marks ? ` · ${marks}` : ''}`);
    mark(element('where'), 'title', marks);
    element('liveSign').hidden = !this.live;
    mark(element('follow'), 'aria-pressed', String(this.focus.following));
    drawStandings(this.story, blind);
    drawWords(this.story, this.seat);
    drawSelected(this.story, this.painter, this.focus, blind);
    this.link();
    this.around.drawn();
  }

  /** Keeps the address of the page true, but not at every turn: browsers count that as a flood. */
  protected link(): void {
    clearTimeout(this.linking);
    if (this.playback.playing) return;
    this.linking = window.setTimeout(() => {
      if (!this.closed) writeAddress(this.frame, this.focus.selection, this.around.link.has('embed'));
    }, 200);
  }
}
