import { open, type Match } from 'engine';
import type { MatchRecord, Turn } from './record';

/** Opens the match of a record and tells it what was said. */
export function openMatch(record: MatchRecord): Match {
  const match = open(record.scenario);
  for (const turn of record.turns) tellTurn(match, turn);
  return match;
}

export function tellTurn(match: Match, turn: Turn): void {
  turn.said.forEach((lines, seat) => {
    const fault = turn.faults?.[seat];
    if (lines) match.say(turn.turn, seat, lines.join('\n'));
    else if (fault) match.fail(turn.turn, seat, fault.kind, fault.detail);
  });
}
