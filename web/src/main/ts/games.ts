import type { Match } from 'engine';
import type { Painter } from 'regatta/contract';
import type { MatchRecord } from 'regatta/record';

/** The rules of a game, as the compiler of Java makes them. */
export interface Engine {
  open(scenario: string): Match;
  /** Returns the names of the built-in bots of a game, weakest first, one per line. */
  bots(game: string): string;
  /** Returns the kinds of faults that a record can have, one per line. */
  faultKinds(): string;
}

/** A game as a viewer needs it. Each viewer has a painter of its own, which may keep what it painted. */
export interface GameModule {
  readonly engine: Engine;
  createPainter(): Painter;
}

declare global {
  /** The games of this page, by id. The script of a game, which is in its jar, adds it before the viewer starts. */
  var regattaGames: Map<string, GameModule> | undefined;
}

const modules = (globalThis.regattaGames ??= new Map());

/** Returns a game by its id. */
export function gameOf(id: string): GameModule {
  const found = modules.get(id);
  if (!found) {
    throw new Error(
      `This page shows only ${[...modules.keys()].join(', ')}. To watch a match of ${id}: regatta watch FILE`,
    );
  }
  return found;
}

/** Returns the painters of all games. */
export function allPainters(): Painter[] {
  return [...modules.values()].map((module) => module.createPainter());
}

/** The kinds of faults that a record can have. */
export const FAULT_KINDS: readonly string[] = [...modules.values()][0]?.engine.faultKinds().split('\n') ?? [];

/** Reads a file of an original game, if it is one. */
export async function readReplay(bytes: Uint8Array): Promise<MatchRecord | undefined> {
  for (const painter of allPainters()) {
    const found = await painter.read?.(bytes);
    if (found) return found;
  }
  return undefined;
}
