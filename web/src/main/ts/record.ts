/** A record as read from its lines: see docs/record.md. */
export interface MatchRecord {
  readonly scenario: string;
  readonly game: string;
  readonly bots: readonly string[];
  readonly turns: readonly Turn[];
  readonly complete: boolean;
}

export interface Turn {
  readonly turn: number;
  readonly said: readonly (readonly string[] | null)[];
  readonly micros: readonly number[];
  readonly faults?: Readonly<Record<string, { kind: string; detail: string }>>;
  /** Of the position after the turn; a record made of another kind of file has none. */
  readonly fingerprint?: string;
  readonly [more: string]: unknown;
}

interface Header {
  readonly regatta: number;
  readonly scenario: string;
  readonly bots: readonly string[];
  readonly start: string;
}

const FORMAT = 1;

/** Reads a gzipped record; one that is cut off is read as far as it goes. */
export async function readRecord(bytes: Uint8Array): Promise<MatchRecord> {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) throw new Error('This is no record of a match: it is not gzipped.');
  return parseRecord(await inflate(bytes));
}

async function inflate(bytes: Uint8Array): Promise<string> {
  const stream = new Blob([bytes as BlobPart]).stream().pipeThrough(new DecompressionStream('gzip'));
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let text = '';
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      text += decoder.decode(part.value, { stream: true });
    }
  } catch {
    // Cut off: what came before is whole.
  }
  return text;
}

export function parseRecord(text: string): MatchRecord {
  const lines = text.split('\n');
  lines.pop(); // Nothing, or a line that was cut off.
  const header = parseLine(lines[0] ?? '{}', 1) as Partial<Header>;
  if (header.regatta === undefined || header.scenario === undefined || header.bots === undefined) {
    throw new Error('This is no record of a match: its first line does not say so.');
  }
  if (header.regatta > FORMAT) {
    throw new Error(`This record has format ${header.regatta}, and this page reads up to ${FORMAT}. A newer Regatta wrote it.`);
  }
  const turns: Turn[] = [];
  let complete = false;
  lines.slice(1).forEach((line, index) => {
    const value = parseLine(line, index + 2) as Turn | { result: unknown };
    if ('result' in value) complete = true;
    else turns.push(value as Turn);
  });
  const game = header.scenario.split(/[ /]/)[0] ?? '';
  return { scenario: header.scenario, game, bots: header.bots, turns, complete };
}

function parseLine(line: string, number: number): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw new Error(`Line ${number} of this record is not JSON.`);
  }
}
