import type { Match } from 'engine';
import { distinct, grouped, named } from './dom';
import type { Engine } from './games';
import { History } from './history';
import { noteMarks, readNotes, readStats, type Note } from './notes';
import type { Mark, Painter } from 'regatta/contract';
import { openMatch, passTurn, type MatchRecord, type Turn } from 'regatta/record';

/** The turns whose orders the first picture shows. */
const SEEN_AT_FIRST = 2;

/** One course of a match: the recorded one, or one that differs from some frame on. */
export class Story {
  readonly history: History;
  /** The built-in bots of the game, weakest first. */
  readonly builtIns: readonly string[];
  /** Who plays each seat, by distinct names. */
  names: readonly string[] = [];
  private readonly bots: string[];
  /** By seat who plays it from here on: a built-in, a person, or nobody but the record. */
  private readonly players: string[];
  private recorded: MatchRecord;
  /** The seat that was handed to a bot last, or -1, and when. */
  private handed = -1;
  private handedAt = 0;
  /** The story that this one left. */
  private left: Story | undefined;
  /** The number of recorded turns that the match has. */
  private passed = 0;

  private constructor(
    record: MatchRecord,
    private readonly painter: Painter,
    private readonly engine: Engine,
    readonly match: Match,
    /** The frame up to which this is what was recorded. */
    public leaves: number,
    most: number,
    /** Whether this is another course than the recorded one. */
    readonly branched: boolean,
  ) {
    this.recorded = record;
    this.bots = [...record.bots];
    this.builtIns = engine.bots(record.game).split('\n');
    this.rename();
    this.players = record.bots.map(() => '');
    this.history = new History(
      match,
      painter,
      most,
      (frame) => (frame > 0 && frame <= this.leaves ? this.recorded.turns[frame - 1]?.fingerprint : undefined),
      (frame) => [...noteMarks(this.notes(frame)), ...this.reported(frame)],
      () => this.passAnswers(),
    );
  }

  /** Passes the recorded answers to the match; the first picture waits for only a few. */
  private passAnswers(turns = this.recorded.turns.length): void {
    if (this.branched) return; // The story it left has done this.
    for (const turn of this.recorded.turns.slice(this.passed, turns)) passTurn(this.match, turn);
    this.passed = Math.max(this.passed, Math.min(turns, this.recorded.turns.length));
  }

  static recorded(record: MatchRecord, painter: Painter, engine: Engine): Story {
    const story = new Story(
      record,
      painter,
      engine,
      openMatch(record, engine),
      record.turns.length,
      record.turns.length,
      false,
    );
    story.passAnswers(SEEN_AT_FIRST);
    return story;
  }

  /**
   * Returns a course that leaves this one at a frame. Bots that are at hand play on by themselves there; of all others
   * there is only what was recorded.
   */
  branch(frame: number): Story {
    this.passAnswers();
    this.match.seek(frame);
    const match = this.match.branch();
    const story = new Story(
      this.record,
      this.painter,
      this.engine,
      match,
      Math.min(frame, this.leaves),
      match.limit(),
      true,
    );
    this.bots.forEach((name, seat) => (story.bots[seat] = name));
    story.history.adopt(this.history, frame);
    story.seatEveryone();
    story.handed = -1;
    story.left = this.record.turns.length > 0 ? this : undefined;
    return story;
  }

  get record(): MatchRecord {
    return this.recorded;
  }

  /** Adds the turns of a longer record, and returns whether it is of the same match. */
  grow(longer: MatchRecord): boolean {
    const { recorded } = this;
    // A record that is read as it grows shares its turns with the one before.
    const known = this.leaves;
    const same =
      longer.scenario === recorded.scenario &&
      longer.bots.join('\n') === recorded.bots.join('\n') &&
      longer.turns.length >= known;
    if (!same || this.branched || longer.turns[known - 1]?.fingerprint !== recorded.turns[known - 1]?.fingerprint)
      return false;
    this.recorded = longer;
    this.passAnswers();
    this.leaves = longer.turns.length;
    this.history.lengthen(this.leaves);
    return true;
  }

  /** Returns a text with the names of bots instead of the numbers of their seats. */
  named(text: string): string {
    return named(text, this.names);
  }

  private rename(): void {
    this.names = distinct(this.bots);
  }

  /** Returns who plays a seat: a built-in, a person, or nothing for the record. */
  player(seat: number): string {
    return this.players[seat] ?? '';
  }

  /** Hands a seat to a built-in bot, a person or the record, from the frame the match is at. */
  hand(seat: number, player: string): void {
    const frame = this.match.frame();
    this.match.hand(seat, player);
    this.handed = player === '' || player === 'person' ? -1 : seat;
    this.handedAt = frame;
    this.players[seat] = player;
    if (player === '') for (const turn of this.record.turns.slice(frame)) passTurn(this.match, only(turn, seat));
    const recorded = this.record.bots[seat] ?? '';
    this.bots[seat] = player === '' ? recorded : frame === 0 ? player : `${player} (from turn ${frame})`;
    this.rename();
    this.history.cut(frame);
  }

  /** Changes the orders of a seat in the turn about to be played. */
  amend(seat: number, lines: readonly string[]): void {
    this.match.amend(seat, lines.join('\n'));
    this.history.cut(this.match.frame());
  }

  /** Lets the bots of the record play, if they are built in. */
  private seatEveryone(): void {
    const known = this.builtIns;
    this.record.bots.forEach((bot, seat) => {
      if (bot === 'human') this.hand(seat, 'person');
      else if (known.includes(bot.split('?')[0] ?? '')) this.hand(seat, bot);
      this.bots[seat] = bot;
    });
    this.rename();
  }

  /** Gives the answers of a person once more, as far as they are legal; returns the turn after the last of them. */
  resume(answers: readonly (readonly [turn: number, lines: readonly string[]])[]): number {
    const seat = this.record.bots.indexOf('human');
    let next = 0;
    for (const [turn, lines] of answers) {
      if (this.match.seek(turn) !== turn || !this.match.awaits(seat) || this.match.refusal(seat, lines.join('\n')))
        break;
      this.match.amend(seat, lines.join('\n'));
      next = turn + 1;
    }
    this.match.seek(0);
    while (this.history.frames < next && !this.history.done) this.history.extend(100);
    return Math.min(next, this.history.frames);
  }

  /** Returns what changed because a seat was handed to a bot, if the match is over. */
  conclusion(painter: Painter): string {
    const seat = this.handed;
    if (seat < 0 || !this.left || !this.history.done) return '';
    const [now = 0, was = 0] = [this, this.left].map((story) =>
      story?.history.charts.get(painter.lead)?.[seat]?.at(-1),
    );
    return `With ${this.players[seat]} from turn ${this.handedAt}: ${grouped(now)} instead of ${grouped(was)}.`;
  }

  said(turn: number, seat: number): readonly string[] {
    return this.match.said(turn, seat)?.split('\n') ?? [];
  }

  log(turn: number, seat: number): string {
    const text = this.turn(turn)?.[`log${seat}`];
    return typeof text === 'string' ? text : '';
  }

  notes(turn: number): Note[] {
    const recorded = this.turn(turn);
    return recorded ? this.record.bots.flatMap((_, seat) => readNotes(recorded[`notes${seat}`], seat)) : [];
  }

  /** Returns the numbers that bots reported, by name and seat, for each turn; null where there is none. */
  stats(): Map<string, (number | null)[][]> {
    const found = new Map<string, (number | null)[][]>();
    this.record.turns.slice(0, this.leaves).forEach((turn, index) => {
      for (let seat = 0; seat < this.bots.length; seat++) {
        for (const [name, value] of readStats(turn[`notes${seat}`])) {
          let series = found.get(name);
          if (!series) found.set(name, (series = this.bots.map(() => [])));
          const line = series[seat]!;
          while (line.length <= index) line.push(null);
          line.push(value);
        }
      }
    });
    return found;
  }

  /** Returns the errors that bots reported in the turn that led to a frame. They cost nothing. */
  private reported(frame: number): Mark[] {
    const faults = Object.entries(this.turn(frame - 1)?.faults ?? {});
    return faults
      .filter(([seat]) => this.turn(frame - 1)?.said[Number(seat)])
      .map(([seat, { kind, detail }]) => ({
        kind: 'error',
        seat: Number(seat),
        text: `seat ${seat}: ${kind}: ${detail}`,
      }));
  }

  private turn(turn: number): Turn | undefined {
    return turn < this.leaves ? this.record.turns[turn] : undefined;
  }
}

function only(turn: Turn, seat: number): Turn {
  return {
    ...turn,
    said: turn.said.map((lines, other) => (other === seat ? lines : null)),
    faults: turn.faults?.[seat] ? { [seat]: turn.faults[seat]! } : {},
  };
}
