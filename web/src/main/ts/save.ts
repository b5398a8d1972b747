import type { Match } from 'engine';
import type { MatchRecord } from 'regatta/record';
import { read, write } from './settings';

/** Writes a match of this page as a record that any other Regatta can play again: see docs/reference/record.md. */
export async function writeRecord(
  match: Match,
  { scenario, label }: MatchRecord,
  bots: readonly string[],
  last: number,
): Promise<Uint8Array> {
  const shown = match.frame();
  const lines: string[] = [];
  match.seek(0);
  lines.push(
    JSON.stringify({
      regatta: 1,
      scenario,
      ...(label === scenario ? {} : { label }),
      rulesVersion: match.rulesVersion(),
      bots,
      made: `${new Date().toISOString().slice(0, 19)}Z`,
      start: match.fingerprint(),
    }),
  );
  for (let turn = 0; turn < last && match.seek(turn + 1) === turn + 1; turn++) lines.push(turnLine(match, turn));
  let text = lines.join('\n') + '\n';
  if (match.over()) {
    const result = bots.map((_, seat) => ({ seat, rank: match.rank(seat), score: match.score(seat) }));
    text += `${JSON.stringify({ turns: lines.length - 1, result, sha256: await digest(text) })}\n`;
  }
  match.seek(shown);
  return new Uint8Array(
    await new Response(new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'))).arrayBuffer(),
  );
}

function turnLine(match: Match, turn: number): string {
  const said = [];
  const faults: Record<string, { kind: string; detail: string }> = {};
  for (let seat = 0; seat < match.seats(); seat++) {
    said.push(match.said(turn, seat)?.split('\n') ?? null);
    const kind = match.faultKind(seat);
    if (kind) faults[seat] = { kind, detail: match.faultDetail(seat) };
  }
  const more = Object.keys(faults).length > 0 ? { faults } : {};
  return JSON.stringify({
    turn,
    said,
    micros: said.map(() => 0),
    cpu: said.map(() => 0),
    ...more,
    fingerprint: match.fingerprint(),
  });
}

async function digest(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Offers bytes to be kept as a file. */
export function download(bytes: Uint8Array, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([bytes as BlobPart], { type: 'application/gzip' }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** The answers of a person in a match of this page, by turn, which a reload must not lose. */
type Answers = [turn: number, lines: readonly string[]][];

/** Returns where the answers of a match are kept: two matches with the same scenario and bots are the same match. */
function keyOf({ scenario, bots, rulesVersion }: MatchRecord): string {
  return `regatta.match ${rulesVersion} ${scenario} ${bots.join(' ')}`;
}

export function kept(record: MatchRecord): Answers {
  try {
    const answers: unknown = JSON.parse(read(keyOf(record)) ?? '[]');
    return Array.isArray(answers) ? (answers as Answers) : [];
  } catch {
    return [];
  }
}

/** Keeps the answer of a turn, and forgets the ones after it. */
export function keep(record: MatchRecord, turn: number, lines: readonly string[]): void {
  const answers = kept(record).filter(([other]) => other < turn);
  write(keyOf(record), JSON.stringify([...answers, [turn, lines]]));
}

export function forget(record: MatchRecord): void {
  write(keyOf(record), '[]');
}
