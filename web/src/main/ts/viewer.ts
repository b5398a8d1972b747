import { Board } from './board';
import type { Painter } from './contract';
import { calm } from './display';
import { nextEvent } from './events';
import type { GameModule } from './games';
import type { Track } from './history';
import { bindInput } from './input';
import * as orders from './orders';
import type { MatchRecord } from './record';
import { search } from './panels';
import { forget, keep, kept, writeRecord, download } from './save';
import { readSelection, writeAddress, type Selection } from './selection';
import { Settings } from './settings';
import { Shell } from './shell';
import * as states from './state';
import type { Mode, ViewState } from './state';
import { Story } from './story';
import { lastFrame } from './timeline';
import { View } from './view';

/** How long the match is played through in one go before the page is drawn again. */
const PORTION_MILLISECONDS = 25;

/** How often the charts of a growing match are drawn. */
const GROWTH_MILLISECONDS = 150;

/** How long the title stands before the match begins. */
const TITLE_MILLISECONDS = 2600;

/** Up to this many turns per second, units glide from place to place. */
const GLIDING = 16;

/** A what-if is played to its end within this time. */
const WHAT_IF_SECONDS = 1.5;

/** What a viewer shows, and how. */
export interface Config {
  readonly record: MatchRecord;
  readonly game: GameModule;
  readonly mode: Mode;
  /** The turn to begin with, and what is selected, as links have it. */
  readonly link?: URLSearchParams;
  /** Whether the viewer is the page: its keys work everywhere, and the address and title are its own. */
  readonly page?: boolean;
  /** Shows the next match of a list, if there is one. */
  readonly next?: (() => void) | undefined;
  /** Sends orders to the server on which the match runs. */
  readonly send?: ((turn: number, lines: readonly string[]) => void) | undefined;
  /** A player on a server is ready for the first turn. */
  readonly ready?: (() => void) | undefined;
  /** Opens a file that somebody chose. */
  readonly open?: ((bytes: Uint8Array) => void) | undefined;
}

/** Shows a match in an element of a page. Several viewers can stand on one page. */
export function mountViewer(root: HTMLElement, config: Config): Viewer {
  return new Viewer(new Shell(root), config);
}

/** One match on show: it is played through, plays by itself, grows, and is drawn. */
export class Viewer {
  readonly painter: Painter;
  readonly settings: Settings;
  readonly board: Board;
  /** The recorded match. */
  readonly original: Story;
  /** The match on show: the recorded one, or one that left it. */
  story: Story;
  state: ViewState;
  /** Ends all that listens to the page. */
  private readonly gone = new AbortController();
  private readonly view: View;
  /** The way of the selected unit through time. */
  track: Track | undefined;
  /** The turns that should have been played by now: the fraction is how far units have come. */
  private due = 0;
  private last = 0;
  private grown = true;
  private dirty = true;
  private alight = false;
  private drawn = -Infinity;
  private opening = 0;
  private addressing = 0;
  /** Whether a player was shown the result. */
  private ended = false;
  /** Whether a what-if plays to its end by itself, and says how it ended. */
  private concluding = false;

  constructor(
    readonly shell: Shell,
    readonly config: Config,
  ) {
    const { record, link = new URLSearchParams(), mode } = config;
    this.painter = config.game.createPainter();
    this.original = Story.recorded(record, this.painter, config.game.engine);
    this.story = this.original;
    this.settings = new Settings(this.painter);
    this.board = new Board(shell.part<HTMLCanvasElement>('board'), this.painter, this.settings);
    this.state = states.initialState(mode, Number(link.get('turn') ?? 0) || 0, readSelection(link.get('sel')));
    this.view = new View(this);
    bindInput(this, this.gone.signal);
    this.begin(link.has('turn'));
    requestAnimationFrame((now) => this.tick(now));
  }

  /** Ends this viewer: another one takes its place. */
  close(): void {
    this.gone.abort();
    clearTimeout(this.opening);
    clearTimeout(this.addressing);
  }

  /** Takes the next state; what it shows is drawn in the next frame of the screen. */
  set(next: Partial<ViewState>): void {
    const before = this.state;
    this.state = { ...before, ...next };
    if (this.state.playing && !before.playing) {
      this.due = 0;
      this.last = performance.now();
    }
    if (this.state.selection !== before.selection) this.refreshTrack();
    if (this.state.card !== before.card || this.state.wanted !== before.wanted) clearTimeout(this.opening);
    this.dirty = true;
  }

  /** What orders are about. */
  get context(): orders.Context {
    return { state: this.state, story: this.story, painter: this.painter };
  }

  /** Whether this page shows a match in which a person plays, and the match is not over. */
  get person(): number {
    const seat = this.original.record.bots.indexOf('human');
    const here = this.state.mode === 'play-remote' || this.story.player(seat) === 'person';
    return seat >= 0 && here && !this.story.match.over() ? seat : -1;
  }

  /** The seat whose knowledge limits what is shown, or -1. */
  get eyes(): number {
    return this.painter.hides ? this.person : -1;
  }

  /** The story that the one on show left, if it did. */
  get beside(): Story | undefined {
    return this.story === this.original || this.original.record.turns.length === 0 ? undefined : this.original;
  }

  private begin(linked: boolean): void {
    const { mode } = this.state;
    const { record } = this.original;
    if (mode === 'play-remote') {
      this.takeSeat();
      this.set({ wanted: Number.MAX_SAFE_INTEGER, newest: true, ...(record.turns.length < 2 ? { card: 'start' } : {}) });
      if (this.state.card !== 'start') this.config.ready?.();
    } else if (mode === 'play-here') {
      this.startHere();
    } else if (mode === 'live') {
      this.set(linked ? {} : { newest: true, playing: true });
    } else if (!linked && !calm() && record.turns.length > 0) {
      this.set({ speed: states.speedFor(record.turns.length), card: mode === 'embed' ? '' : 'title' });
      this.opening = window.setTimeout(() => this.toggle(), mode === 'embed' ? 0 : TITLE_MILLISECONDS);
    }
  }

  /** Starts the match of a person, or goes on with the one that a reload interrupted. */
  private startHere(): void {
    this.story = this.original.branch(0);
    const answers = kept(this.original.record);
    const at = this.story.resume(answers);
    this.takeSeat();
    this.set({ wanted: at, card: at > 0 ? '' : 'start' });
    this.grown = true;
  }

  private takeSeat(): void {
    this.shell.part<HTMLDetailsElement>('takeover').open = true;
    this.set(states.show({ ...this.state, ordering: true }, Math.max(0, this.original.record.bots.indexOf('human')), -1));
  }

  /** Plays the match of this page once more from the start. */
  playAgain(): void {
    forget(this.original.record);
    this.ended = false;
    this.state = states.initialState('play-here', 0, undefined);
    this.startHere();
    this.set({ card: '' });
  }

  /** Takes in more of the same match; returns whether it is the same. */
  append(record: MatchRecord): boolean {
    if (!this.original.grow(record)) return false;
    this.grown = true;
    if (record.complete && this.state.mode === 'live') this.set({ mode: 'watch' });
    if (this.state.newest) this.set({ playing: true });
    return true;
  }

  /** Leaves the record at the frame on show, if that has not happened. */
  branch(): Story {
    this.set(states.pause(this.state));
    if (this.story === this.original) {
      this.story = this.original.branch(this.state.frame);
      this.set({ mode: states.plays(this.state) ? this.state.mode : 'what-if' });
    } else this.story.match.seek(this.state.frame);
    return this.story;
  }

  /** Shows the record again. */
  discard(): void {
    this.story = this.original;
    this.grown = true;
    this.concluding = false;
    this.set({ ...states.look(this.state, this.state.frame), mode: this.original.record.complete || this.config.mode !== 'live' ? 'watch' : 'live' });
  }

  /** Hands the seat on show to a bot or a person from the frame on show on. */
  hand(player: string): void {
    const { seat } = this.state;
    this.branch().hand(seat, player);
    this.changed();
    if (player === 'person' || player === '') this.set({ wanted: this.state.frame });
    else this.conclude();
  }

  /** Plays a what-if to its end, within a short time, and then says what came of it. */
  private conclude(): void {
    const left = Math.max(1, lastFrame(this.original, undefined) - this.state.frame);
    this.concluding = true;
    this.set({ playing: true, newest: false, speed: Math.max(this.state.speed, left / WHAT_IF_SECONDS) });
  }

  /** The match on show takes another course from the frame on show on. */
  private changed(): void {
    this.story.match.seek(this.state.frame);
    this.story.history.extend(PORTION_MILLISECONDS);
    this.grown = true;
    this.dirty = true;
  }

  /** Plays the turn with the orders on show. */
  give(): void {
    if (!this.state.ordering || this.state.card === 'result') return;
    this.catchUp();
    const { context } = this;
    if (!orders.isAsked(context)) {
      if (this.person < 0 && this.state.sent !== this.state.frame) this.step(1);
      return;
    }
    const { seat, frame, draft } = this.state;
    if (this.person >= 0 && frame < this.story.history.frames) {
      // An earlier turn is only looked at: to play it again would lose what came after it.
      this.seek(this.story.history.frames);
      return;
    }
    const refusal = this.story.match.refusal(seat, draft.lines.join('\n'));
    if (refusal) {
      this.set({ draft: { ...draft, refusal } });
      return;
    }
    if (this.config.send && this.story === this.original) {
      if (frame <= this.state.sent) return;
      this.config.send(frame, draft.lines);
      this.set({ sent: frame, newest: true });
      return;
    }
    this.branch().amend(seat, draft.lines);
    if (this.state.mode === 'play-here') keep(this.original.record, frame, draft.lines);
    this.changed();
    if (this.person < 0) this.set({ wanted: frame + 1 });
    else if (calm()) this.set({ wanted: Number.MAX_SAFE_INTEGER });
    else {
      const { controls } = this.painter;
      this.set({ speed: controls?.immediate ? GLIDING : controls?.everyone ? 1 : 4, playing: true });
    }
  }

  /** Ends the animation of the last turn, for a player who already knows what to do next. */
  catchUp(): void {
    if (!this.state.playing || this.person < 0) return;
    this.set(states.seek(states.pause(this.state), this.story.history.frames));
    this.arrive();
    this.view.drawOrders(this);
  }

  /** Shows other orders of this turn. */
  revise(draft: states.Draft): void {
    this.set({ draft });
    if (!this.state.playing) this.view.drawOrders(this);
  }

  /** Takes the draft after an order, if it was one; returns whether it was. */
  draft(draft: states.Draft | undefined): boolean {
    if (!draft) return false;
    const { controls } = this.painter;
    this.revise(draft);
    if (draft.refusal) return true;
    if (controls?.immediate) this.give();
    else if (controls?.everyone && draft.past.at(-1)?.unit !== undefined) {
      const next = orders.nextUnit(this.context);
      this.select(next && { unit: next.id });
    }
    return true;
  }

  select(selection: Selection | undefined): void {
    const seat = selection && 'unit' in selection ? (this.story.history.track(selection.unit)?.seat ?? -1) : -1;
    this.set(states.select(this.state, selection, seat, this.person));
  }

  seek(frame: number): void {
    this.set(states.seek(this.state, frame));
    this.arrive();
  }

  step(by: number): void {
    this.set(states.look(this.state, this.state.frame + by));
    this.arrive();
  }

  end(): void {
    this.step(lastFrame(this.story, undefined) - this.state.frame);
    if (this.story.match.over()) this.finish();
  }

  /** Goes to a share of the timeline. */
  readonly scrub = (share: number): void => {
    this.set({ newest: false, card: '' });
    this.seek(share * lastFrame(this.story, this.beside));
  };

  toggle(): void {
    const { state, story } = this;
    if (state.card === 'start') this.config.ready?.();
    if (state.playing) {
      this.set({ ...states.pause(state), newest: false, card: '' });
      return;
    }
    const ended = state.frame >= story.history.frames && story.history.done;
    const newest = state.mode === 'live' && state.frame >= story.history.frames;
    this.set({ card: '', newest: newest || (state.newest && states.plays(state)) });
    if (states.plays(state) && this.person >= 0 && ended) return;
    if (ended && !newest && !this.awaitsPerson()) this.seek(0);
    this.set({ playing: true });
  }

  /** Removes the card that covers the board. */
  closeCard(): void {
    if (this.state.card === 'start') this.config.ready?.();
    if (this.state.card !== '') this.set({ card: '' });
  }

  private awaitsPerson(): boolean {
    return this.story.names.some((_, seat) => this.story.match.awaits(seat));
  }

  /** Selects a unit by its id, and goes to a frame in which it exists. */
  find(id: number): boolean {
    const track = this.story.history.track(id);
    if (!track) return false;
    this.select({ unit: id });
    const last = track.from + track.places.length - 1;
    if (this.state.frame < track.from) this.seek(track.from);
    if (this.state.frame > last) this.seek(last);
    this.set(states.follow(this.state, true));
    return true;
  }

  /** Goes where a link leads. */
  open(link: URLSearchParams): void {
    this.set({ card: '' });
    this.select(readSelection(link.get('sel')));
    this.seek(Number(link.get('turn') ?? 0));
  }

  /** Takes a command: it is an order, or waits for a place on the board. */
  choose(offer: orders.Offer): void {
    const { draft } = this.state;
    if (offer.refusal) this.set({ draft: { ...draft, refusal: offer.refusal } });
    else if (offer.aims) this.set({ draft: { ...draft, aiming: offer.label, refusal: '' } });
    else this.draft(orders.ordered(this.context, offer.lines({ x: 0, y: 0 })));
  }

  search(text: string): void {
    search(this.shell, this.story, this.state.seat, text, (turn) => this.step(turn - this.state.frame));
  }

  /** Opens the panel in which a seat can be given to somebody else, in the middle of the match. */
  askWhatIf(): void {
    const takeover = this.shell.part<HTMLDetailsElement>('takeover');
    takeover.open = true;
    takeover.scrollIntoView({ block: 'nearest' });
    this.step(-Math.ceil(this.state.frame / 2));
  }

  /** Goes to the next event of a kind; while a unit is followed, to the next one that concerns it. */
  toEvent(direction: 1 | -1): void {
    const { selection, following, frame } = this.state;
    const unit = following && selection && 'unit' in selection ? selection.unit : undefined;
    const kind = this.shell.part<HTMLSelectElement>('kinds').value;
    const found = nextEvent(this.story.history.marks, frame, direction, kind, unit);
    if (found !== undefined) this.step(found - frame);
  }

  /** Goes to the wanted frame, as far as the match is known. */
  arrive(): void {
    const { history, match } = this.story;
    const { wanted, frame, playing } = this.state;
    const next = Math.min(wanted, Math.max(0, history.frames));
    if (next !== wanted && history.done) this.state = { ...this.state, wanted: next };
    if (next === frame && next === match.frame()) return;
    if (next !== frame + 1 || !playing) this.board.settle();
    this.state = { ...this.state, frame: match.seek(next) };
    if (playing) this.board.ignite(this.story);
    this.dirty = true;
  }

  /** One frame of the screen: play through a portion of the match, go on if playing, and draw what changed. */
  private tick(now: number): void {
    if (this.gone.signal.aborted) return;
    // The first picture does not wait for the rest.
    const portion = this.drawn < 0 ? 0 : PORTION_MILLISECONDS;
    for (const story of new Set([this.story, this.original])) {
      if (story.history.done) continue;
      story.history.extend(portion);
      this.grown = true;
    }
    this.arrive();
    if (this.state.playing) this.advance(now);
    else if (states.plays(this.state) && !this.ended && this.story.match.over()) this.finish();
    if (this.grown) this.grow(now);
    // Between two turns only the board moves.
    if (this.dirty) this.draw();
    else if (this.alight || this.glides()) this.drawBoard();
    requestAnimationFrame((next) => this.tick(next));
  }

  private glides(): boolean {
    return this.state.playing && this.state.speed <= GLIDING && !calm();
  }

  private advance(now: number): void {
    const { history, match } = this.story;
    const { frame, newest, speed } = this.state;
    // A viewer of a running match stays a moment behind it, however fast it is.
    this.due += ((now - this.last) / 1000) * (newest ? Math.max(1, (history.frames - frame) * 1.2) : speed);
    this.last = now;
    const steps = Math.max(0, Math.floor(this.due - 1e-9));
    this.due -= steps;
    if (steps > 0) this.seek(Math.min(frame + steps, history.frames));
    if (this.state.frame < history.frames || !history.done) return;
    if (newest && !this.original.record.complete) {
      if (this.config.send) this.set(states.pause(this.state));
      else this.due = 1;
      return;
    }
    this.set(states.pause(this.state));
    if (match.over() && this.state.mode !== 'embed') this.finish();
  }

  /** Shows how the match ended. */
  private finish(): void {
    this.ended = true;
    this.set({ card: 'result', newest: false, ...(this.concluding ? { speed: 8 } : {}) });
    this.concluding = false;
  }

  private refreshTrack(): void {
    const { selection } = this.state;
    this.track = selection && 'unit' in selection ? this.story.history.track(selection.unit) : undefined;
  }

  /** Draws what changes only when more of the match is known. */
  private grow(now: number): void {
    // While a match is played through, more is known in each frame of the screen.
    if (!this.story.history.done && now - this.drawn < GROWTH_MILLISECONDS) return;
    this.drawn = now;
    this.grown = false;
    this.dirty = true;
    this.refreshTrack();
    this.view.drawGrown(this);
  }

  /** The viewer changed in size or colour, or a display option did. */
  readonly restyle = (): void => {
    this.grown = true;
  };

  private draw(): void {
    this.dirty = false;
    this.drawBoard();
    this.view.draw(this);
    this.drawTip();
    clearTimeout(this.addressing);
    // Browsers count a change of the address in every turn as a flood.
    if (this.state.playing || !this.config.page) return;
    this.addressing = window.setTimeout(() => writeAddress(this.state.frame, this.state.selection, this.config.mode === 'embed'), 200);
  }

  private drawBoard(): void {
    this.alight = this.view.drawBoard(this, this.glides() ? Math.min(1, this.due) : 1);
  }

  /** Shows what is known of the place under the mouse. The input sets this. */
  drawTip: () => void = () => undefined;

  /** Saves the match on show as a record. */
  async save(): Promise<void> {
    const { match, record, names, history } = this.story;
    download(await writeRecord(match, record, names, history.frames), `${record.game}-what-if.regatta`);
  }
}
