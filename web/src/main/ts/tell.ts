import { open, type Match } from 'engine';
import type { MatchRecord, Turn } from './record';

/** Opens the match of a record, which does not know yet what was said. */
export function openMatch(record: MatchRecord): Match {
  const match = open(record.scenario);
  const version = match.rulesVersion();
  if (record.rulesVersion !== undefined && record.rulesVersion !== version) {
    throw new Error(`This record was made by version ${record.rulesVersion} of the rules of ${record.game}; this page has version ${version}.`);
  }
  if (record.bots.length !== match.seats()) {
    throw new Error(`This record has ${record.bots.length} bots, but its scenario has ${match.seats()} seats.`);
  }
  const last = record.turns.at(-1)?.turn ?? 0;
  if (last > match.limit()) throw new Error(`This record has a turn ${last}, but by the rules there are at most ${match.limit()}.`);
  return match;
}

export function tellTurn(match: Match, turn: Turn): void {
  turn.said.forEach((lines, seat) => {
    const fault = turn.faults?.[seat];
    if (lines) match.say(turn.turn, seat, lines.join('\n'));
    else if (fault) match.fail(turn.turn, seat, fault.kind, fault.detail);
  });
}
