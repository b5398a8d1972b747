import { bots as botsOf, type Match } from 'engine';
import { History } from './history';
import { noteMarks, readNotes, type Note } from './notes';
import type { Painter } from './painter';
import type { MatchRecord, Turn } from './record';
import { openMatch, tellTurn } from './tell';

/** The turns whose orders the first picture shows. */
const SEEN_AT_FIRST = 2;

/** One course of a match: the recorded one, or one that left it at some frame. */
export class Story {
  readonly history: History;
  private readonly names: string[];
  /** By seat who plays it from here on: a built-in, a person, or nobody but the record. */
  private readonly players: string[];
  private recorded: MatchRecord;
  /** How many turns of the record the match was told. */
  private told = 0;

  private constructor(
    record: MatchRecord,
    private readonly painter: Painter,
    readonly match: Match,
    /** The frame up to which this is what was recorded. */
    public leaves: number,
    most: number,
    /** Whether this is another course than the recorded one. */
    readonly branched: boolean,
  ) {
    this.recorded = record;
    this.names = [...record.bots];
    this.players = record.bots.map(() => '');
    this.history = new History(
      match,
      painter,
      most,
      (frame) => (frame > 0 && frame <= this.leaves ? this.recorded.turns[frame - 1]?.fingerprint : undefined),
      (frame) => noteMarks(this.notes(frame)),
      () => this.tell(),
    );
  }

  /** Tells the match what was said; the first picture does not wait for that. */
  private tell(turns = this.recorded.turns.length): void {
    if (this.branched) return; // It was told all by the story it left.
    for (const turn of this.recorded.turns.slice(this.told, turns)) tellTurn(this.match, turn);
    this.told = Math.max(this.told, Math.min(turns, this.recorded.turns.length));
  }

  static recorded(record: MatchRecord, painter: Painter): Story {
    const story = new Story(record, painter, openMatch(record), record.turns.length, record.turns.length, false);
    story.tell(SEEN_AT_FIRST);
    return story;
  }

  /**
   * Returns a course that leaves this one at a frame. Bots that are at hand play on by themselves there; of all others
   * there is only what was recorded.
   */
  branch(frame: number): Story {
    this.tell();
    this.match.seek(frame);
    const match = this.match.branch();
    const story = new Story(this.record, this.painter, match, Math.min(frame, this.leaves), match.limit(), true);
    this.names.forEach((name, seat) => (story.names[seat] = name));
    story.history.adopt(this.history, frame);
    story.seatEveryone();
    return story;
  }

  get record(): MatchRecord {
    return this.recorded;
  }

  /** Takes in a longer record of the same match; returns whether it is one. */
  grow(longer: MatchRecord): boolean {
    const { recorded } = this;
    const known = recorded.turns.length;
    const same = longer.scenario === recorded.scenario && longer.bots.join('\n') === recorded.bots.join('\n') && longer.turns.length >= known;
    if (!same || this.branched || longer.turns[known - 1]?.fingerprint !== recorded.turns[known - 1]?.fingerprint) return false;
    this.recorded = longer;
    this.tell();
    this.leaves = longer.turns.length;
    this.history.lengthen(this.leaves);
    return true;
  }

  get bots(): readonly string[] {
    return this.names;
  }

  /** Returns who plays a seat: a built-in, a person, or nothing for the record. */
  player(seat: number): string {
    return this.players[seat] ?? '';
  }

  /** Lets somebody else play a seat from the frame the match is at: a built-in, a person, or the record again. */
  hand(seat: number, player: string): void {
    const frame = this.match.frame();
    this.match.hand(seat, player);
    this.players[seat] = player;
    if (player === '') for (const turn of this.record.turns.slice(frame)) tellTurn(this.match, only(turn, seat));
    const recorded = this.record.bots[seat] ?? '';
    this.names[seat] = player === '' ? recorded : frame === 0 ? player : `${player} (from turn ${frame})`;
    this.history.cut(frame);
  }

  /** Changes the orders of a seat in the turn about to be played. */
  amend(seat: number, lines: readonly string[]): void {
    this.match.amend(seat, lines.join('\n'));
    this.history.cut(this.match.frame());
  }

  /** Lets those play whom the record names, as far as they are here. */
  private seatEveryone(): void {
    const known = botsOf(this.record.game).split('\n');
    this.record.bots.forEach((bot, seat) => {
      if (bot === 'human') this.hand(seat, 'person');
      else if (known.includes(bot.split('?')[0] ?? '')) this.hand(seat, bot);
      this.names[seat] = bot;
    });
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

  private turn(turn: number): Turn | undefined {
    return turn < this.leaves ? this.record.turns[turn] : undefined;
  }
}

function only(turn: Turn, seat: number): Turn {
  return { ...turn, said: turn.said.map((lines, other) => (other === seat ? lines : null)), faults: turn.faults?.[seat] ? { [seat]: turn.faults[seat]! } : {} };
}
