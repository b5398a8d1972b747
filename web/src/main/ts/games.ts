import * as compiled from 'engine';
import { painters } from 'painters';
import type { Match } from 'engine';
import type { Painter } from './contract';
import type { MatchRecord } from './record';

/** The rules of games, as the compiler of Java makes them. */
export interface Engine {
  open(scenario: string): Match;
  /** Returns the names of the built-in bots of a game, weakest first, one per line. */
  bots(game: string): string;
}

/** A game as a viewer needs it. Each viewer has a painter of its own, which may keep what it painted. */
export interface GameModule {
  readonly engine: Engine;
  createPainter(): Painter;
}

const modules = new Map<string, GameModule>();

/** Adds a game. The script of a game that is not part of this page calls this. */
export function register(id: string, module: GameModule): void {
  modules.set(id, module);
}

/** Returns a game by its id: the only place that knows which games there are. */
export function gameOf(id: string): GameModule {
  const found = modules.get(id);
  if (!found) throw new Error(`This page cannot show the game ${id}. It has ${[...modules.keys()].join(', ')}.`);
  return found;
}

/** Returns the painters of all games. */
export function allPainters(): Painter[] {
  return [...modules.values()].map((module) => module.createPainter());
}

/** The kinds of faults that a record can have. */
export const FAULT_KINDS: readonly string[] = compiled.faultKinds().split('\n');

/** Reads a file of an original game, if it is one. */
export async function readReplay(bytes: Uint8Array): Promise<MatchRecord | undefined> {
  for (const painter of allPainters()) {
    const found = await painter.read?.(bytes);
    if (found) return found;
  }
  return undefined;
}

for (const [id, createPainter] of painters)
  register(id, { engine: compiled, createPainter: createPainter as () => Painter });
