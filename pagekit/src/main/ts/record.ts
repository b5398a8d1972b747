import type { Match } from 'engine';

/** A record as read from its lines: see docs/reference/record.md. */
export interface MatchRecord {
  readonly scenario: string;
  /** The scenario for users, with the names of its files. */
  readonly label: string;
  readonly game: string;
  readonly bots: readonly string[];
  readonly turns: readonly Turn[];
  readonly complete: boolean;
  /** The version of the rules; absent in a record that was made from another kind of file. */
  readonly rulesVersion?: number;
}

export interface Turn {
  readonly turn: number;
  readonly said: readonly (readonly string[] | null)[];
  readonly micros: readonly number[];
  readonly faults?: Readonly<Record<string, { kind: string; detail: string }>>;
  /** The fingerprint of the position after the turn; absent in a record that was made from another kind of file. */
  readonly fingerprint?: string;
  readonly [more: string]: unknown;
}

const FORMAT = 1;
const MAX_SEATS = 64;
const MAX_TURNS = 100_000;

/** The maximum number of characters, unpacked. A long match of sixteen bots that log much has about a hundred million. */
const MAX_RECORD_CHARACTERS = 256 << 20;

/**
 * Reads a gzipped record. A truncated one is read as far as possible.
 *
 * @param kinds the kinds of faults that the engine knows
 */
export async function readRecord(bytes: Uint8Array, kinds: readonly string[]): Promise<MatchRecord> {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) throw new Error('Not a Regatta record: the file is not gzipped.');
  return parseRecord(await inflate(bytes), kinds);
}

async function inflate(bytes: Uint8Array): Promise<string> {
  const stream = new Blob([bytes as BlobPart]).stream().pipeThrough(new DecompressionStream('gzip'));
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let text = '';
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      text += decoder.decode(part.value, { stream: true });
      if (text.length > MAX_RECORD_CHARACTERS) {
        void reader.cancel();
        break;
      }
    }
  } catch {
    // Cut off: what came before is whole.
  }
  if (text.length > MAX_RECORD_CHARACTERS)
    throw new Error('This record is too large: unpacked it has more than 256 MB.');
  return text;
}

export function parseRecord(text: string, kinds: readonly string[]): MatchRecord {
  const reader = new RecordReader(kinds);
  reader.push(text);
  return reader.record;
}

/** Reads a record as its text arrives. The last line waits for its end. */
export class RecordReader {
  private head: Omit<MatchRecord, 'turns' | 'complete'> | undefined;
  private readonly turns: Turn[] = [];
  private complete = false;
  private lines = 0;
  private rest = '';

  constructor(private readonly kinds: readonly string[]) {}

  push(text: string): void {
    const lines = (this.rest + text).split('\n');
    this.rest = lines.pop() ?? '';
    for (const line of lines) this.read(new Line(line, ++this.lines));
  }

  /** The record as far as it is known. Later ones share its turns. */
  get record(): MatchRecord {
    if (!this.head) throw new Error('Not a Regatta record: the first line is not a record header.');
    return { ...this.head, turns: this.turns, complete: this.complete };
  }

  private read(line: Line): void {
    if (!this.head) this.head = readHead(line);
    else if (this.complete) throw line.error('something follows the result');
    else if ('result' in line.value) this.complete = true;
    else this.turns.push(readTurn(line, this.head.bots.length, this.turns.at(-1)?.turn ?? -1, this.kinds));
  }
}

function readHead(line: Line): Omit<MatchRecord, 'turns' | 'complete'> {
  const format = line.value['regatta'];
  if (typeof format !== 'number' || line.value['scenario'] === undefined || line.value['bots'] === undefined) {
    throw new Error('Not a Regatta record: the first line is not a record header.');
  }
  if (format > FORMAT) {
    throw new Error(`This record has format ${format}, and this page reads up to ${FORMAT}. A newer Regatta wrote it.`);
  }
  const scenario = line.text('scenario');
  const label = line.value['label'] === undefined ? scenario : line.text('label');
  const bots = line.texts(line.value['bots'], 'bots');
  if (bots.length < 1 || bots.length > MAX_SEATS) {
    throw line.error(`a match has 1 to ${MAX_SEATS} seats, not ${bots.length}`);
  }
  const game = scenario.split(/[ /]/)[0] ?? '';
  return { scenario, label, game, bots, rulesVersion: line.whole('rulesVersion', 0, 1e9) };
}

function readTurn(line: Line, seats: number, last: number, kinds: readonly string[]): Turn {
  const said = line.value['said'];
  if (!Array.isArray(said) || said.length !== seats) throw line.error(`"said" must be an array of ${seats}`);
  const micros = line.value['micros'];
  return {
    ...line.value,
    turn: line.whole('turn', last + 1, MAX_TURNS),
    said: said.map((lines: unknown) => (lines === null ? null : line.texts(lines, 'said'))),
    micros: Array.isArray(micros)
      ? micros.map((time: unknown) => (typeof time === 'number' && Number.isFinite(time) ? time : 0))
      : [],
    faults: readFaults(line, kinds),
    ...(line.value['fingerprint'] === undefined ? {} : { fingerprint: line.text('fingerprint') }),
  };
}

function readFaults(line: Line, kinds: readonly string[]): Record<string, { kind: string; detail: string }> {
  const faults: Record<string, { kind: string; detail: string }> = {};
  const given = line.value['faults'];
  if (typeof given !== 'object' || given === null) return faults;
  for (const [seat, fault] of Object.entries(given as Record<string, unknown>)) {
    const { kind, detail } = (typeof fault === 'object' && fault !== null ? fault : {}) as Record<string, unknown>;
    if (typeof kind !== 'string' || !kinds.includes(kind))
      throw line.error(`unknown kind of fault ${shown(kind)}; a newer Regatta may know it`);
    faults[seat] = { kind, detail: typeof detail === 'string' ? detail : '' };
  }
  return faults;
}

/** Returns the first characters of any value. */
function shown(value: unknown): string {
  return (JSON.stringify(value) ?? 'nothing').slice(0, 60);
}

/** A line of a record: an object whose values are checked for their types before use. */
class Line {
  readonly value: Readonly<Record<string, unknown>>;

  constructor(
    text: string,
    private readonly number: number,
  ) {
    let value: unknown;
    try {
      value = JSON.parse(text);
    } catch {
      throw new Error(`Line ${number} of this record is not JSON.`);
    }
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      throw this.error('it must be a JSON object');
    this.value = value as Record<string, unknown>;
  }

  text(key: string): string {
    const value = this.value[key];
    if (typeof value !== 'string') throw this.error(`"${key}" must be a string, not ${shown(value)}`);
    return value;
  }

  texts(value: unknown, key: string): string[] {
    if (!Array.isArray(value) || !value.every((entry) => typeof entry === 'string')) {
      throw this.error(`"${key}" must be strings, not ${shown(value)}`);
    }
    return value;
  }

  whole(key: string, least: number, most: number): number {
    const value = this.value[key];
    if (typeof value !== 'number' || !Number.isInteger(value) || value < least || value > most) {
      throw this.error(`"${key}" must be a whole number from ${least} to ${most}, not ${shown(value)}`);
    }
    return value;
  }

  error(problem: string): Error {
    return new Error(`Line ${this.number} of this record: ${problem}.`);
  }
}

/** Opens the match of a record, without its answers. */
export function openMatch(record: MatchRecord, engine: { open(scenario: string): Match }): Match {
  const match = engine.open(record.scenario);
  const version = match.rulesVersion();
  if (record.rulesVersion !== undefined && record.rulesVersion !== version) {
    throw new Error(
      `This record was made by version ${record.rulesVersion} of the rules of ${record.game}; this page has version ${version}.`,
    );
  }
  if (record.bots.length !== match.seats()) {
    throw new Error(`This record has ${record.bots.length} bots, but its scenario has ${match.seats()} seats.`);
  }
  const last = record.turns.at(-1)?.turn ?? 0;
  if (last > match.limit())
    throw new Error(`This record has a turn ${last}, but by the rules there are at most ${match.limit()}.`);
  return match;
}

/** Passes the recorded answers of a turn to a match. */
export function passTurn(match: Match, turn: Turn): void {
  turn.said.forEach((lines, seat) => {
    const fault = turn.faults?.[seat];
    if (lines) match.say(turn.turn, seat, lines.join('\n'));
    else if (fault) match.fail(turn.turn, seat, fault.kind, fault.detail);
  });
}
