import { Board } from './board';
import type { Painter } from 'regatta/contract';
import { calm } from './display';
import { startHere, takeSeat } from './course';
import { nextEvent } from './events';
import type { GameModule } from './games';
import type { Track } from './history';
import { bindInput } from './input';
import * as orders from './orders';
import type { MatchRecord } from 'regatta/record';
import { search } from './panels';
import { GLIDING, Playback } from './playback';
import { download, writeRecord } from './save';
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

/** The time for which the title is shown. */
const TITLE_MILLISECONDS = 2600;

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
  readonly view: View;
  /** The way of the selected unit through time. */
  track: Track | undefined;
  private readonly playback = new Playback();
  private grown = true;
  private dirty = true;
  private alight = false;
  private drawn = -Infinity;
  private opening = 0;
  private addressing = 0;

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
    if (this.state.playing && !before.playing) this.playback.begin();
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

  /** The match on show takes another course from the frame on show on. */
  changed(): void {
    this.story.match.seek(this.state.frame);
    this.story.history.extend(PORTION_MILLISECONDS);
    this.grown = true;
    this.dirty = true;
  }

  private begin(linked: boolean): void {
    const { mode } = this.state;
    const { record } = this.original;
    if (mode === 'play-remote') {
      takeSeat(this);
      this.set({
        wanted: Number.MAX_SAFE_INTEGER,
        newest: true,
        ...(record.turns.length < 2 ? { card: 'start' } : {}),
      });
      if (this.state.card !== 'start') this.config.ready?.();
    } else if (mode === 'play-here') {
      startHere(this);
    } else if (mode === 'live') {
      this.set(linked ? {} : { newest: true, playing: true });
    } else if (!linked && !calm() && record.turns.length > 0) {
      this.set({ speed: states.speedFor(record.turns.length), card: mode === 'embed' ? '' : 'title' });
      this.opening = window.setTimeout(() => this.toggle(), mode === 'embed' ? 0 : TITLE_MILLISECONDS);
    }
  }

  /** Adds newer turns, and returns whether the record is of the same match. */
  append(record: MatchRecord): boolean {
    if (!this.original.grow(record)) return false;
    this.grown = true;
    if (record.complete && this.state.mode === 'live') this.set({ mode: 'watch' });
    if (this.state.newest) this.set({ playing: true });
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
    this.select(readSelection(link.get('sel')));
    this.step(Number(link.get('turn') ?? 0) - this.state.frame);
  }

  search(text: string): void {
    search(this.shell, this.story, this.state.seat, text, (turn) => this.step(turn - this.state.frame));
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
    else if (states.plays(this.state) && !this.state.ended && this.story.match.over()) this.finish();
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
    const steps = this.playback.steps(now, newest ? Math.max(1, (history.frames - frame) * 1.2) : speed);
    if (steps > 0) this.seek(Math.min(frame + steps, history.frames));
    if (this.state.frame < history.frames || !history.done) return;
    if (newest && !this.original.record.complete) {
      if (this.config.send) this.set(states.pause(this.state));
      else this.playback.rest();
      return;
    }
    this.set(states.pause(this.state));
    if (match.over() && this.state.mode !== 'embed') this.finish();
  }

  /** Shows how the match ended. */
  private finish(): void {
    this.set({ card: 'result', ended: true, newest: false });
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
    // The bar of orders comes first: it decides how much room the board has.
    if (!this.state.playing) this.view.drawOrders(this);
    this.drawBoard();
    this.view.draw(this);
    this.drawTip();
    clearTimeout(this.addressing);
    // Browsers count a change of the address in every turn as a flood.
    if (this.state.playing || !this.config.page) return;
    this.addressing = window.setTimeout(
      () => writeAddress(this.state.frame, this.state.selection, this.config.mode === 'embed'),
      200,
    );
  }

  private drawBoard(): void {
    this.alight = this.view.drawBoard(this, this.glides() ? this.playback.progress : 1);
  }

  /** Shows what is known of the place under the mouse. The input sets this. */
  drawTip: () => void = () => undefined;

  /** Saves the match on show as a record. */
  async save(): Promise<void> {
    const { match, record, names, history } = this.story;
    download(await writeRecord(match, record, names, history.frames), `${record.game}-what-if.regatta`);
  }
}
