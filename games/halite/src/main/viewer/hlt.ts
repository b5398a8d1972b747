import { open, type Match } from 'engine';
import { ZSTDDecoder } from 'zstddec';
import { passTurn, type MatchRecord, type Turn } from 'regatta/record';
import { contentSize } from './zstd';

// The parts of a Halite III replay (version 3) that are used here; `regatta import` checks more of it.
interface Replay {
  readonly REPLAY_FILE_VERSION: number;
  readonly ENGINE_VERSION: string;
  readonly GAME_CONSTANTS: Readonly<Record<string, unknown>>;
  readonly map_generator_seed: number;
  readonly number_of_players: number;
  readonly players: readonly {
    readonly name: string;
    readonly factory_location: Spot;
  }[];
  readonly production_map: {
    readonly width: number;
    readonly height: number;
    readonly grid: readonly (readonly { readonly energy: number }[])[];
  };
  readonly full_frames: readonly Frame[];
}

const MAX_SEATS = 16;
const MAX_FRAMES = 10_002;
const MAX_REPLAY_BYTES = 128 << 20;

interface Spot {
  readonly x: number;
  readonly y: number;
}

interface Frame {
  readonly moves: Readonly<Record<string, readonly Move[]>>;
  readonly energy: Readonly<Record<string, number>>;
  readonly cells: readonly (Spot & { readonly production: number })[];
  readonly events: readonly {
    readonly type: string;
    readonly owner_id: number;
    readonly id: number;
    readonly energy: number;
    readonly location: Spot;
  }[];
}

interface Move {
  readonly type: string;
  readonly id?: number;
  readonly direction?: string;
  readonly energy?: number;
}

/** Reads a replay, compressed or not. Returns undefined if the file is not a replay. */
export async function readReplay(bytes: Uint8Array): Promise<MatchRecord | undefined> {
  const packed = bytes[0] === 0x28 && bytes[1] === 0xb5 && bytes[2] === 0x2f && bytes[3] === 0xfd;
  if (!packed && bytes[0] !== 0x7b) return undefined;
  const replay = parsed(new TextDecoder().decode(packed ? await unpack(bytes) : bytes));
  if (replay.REPLAY_FILE_VERSION !== 3) {
    throw new Error(`This is a replay of version ${replay.REPLAY_FILE_VERSION}; version 3, of Halite III, is read.`);
  }
  if (
    !Array.isArray(replay.players) ||
    replay.players.length > MAX_SEATS ||
    !Array.isArray(replay.full_frames) ||
    replay.full_frames.length > MAX_FRAMES
  ) {
    throw new Error(`This replay is damaged: it must have at most ${MAX_SEATS} players and ${MAX_FRAMES} frames.`);
  }
  try {
    return recordOf(replay);
  } catch (problem) {
    // Values of a wrong type cause an error when they are used.
    throw problem instanceof TypeError ? new Error(`This replay is damaged: ${problem.message}.`) : problem;
  }
}

function parsed(text: string): Replay {
  try {
    return JSON.parse(text) as Replay;
  } catch {
    throw new Error('This is no Halite replay: it is not JSON.');
  }
}

async function unpack(bytes: Uint8Array): Promise<Uint8Array> {
  const size = contentSize(bytes);
  if (size === undefined || size > MAX_REPLAY_BYTES)
    throw new Error('This replay is too large, or does not say how large it is.');
  const decoder = new ZSTDDecoder();
  await decoder.init();
  return decoder.decode(bytes, size);
}

function recordOf(replay: Replay): MatchRecord {
  const scenario = scenarioOf(replay);
  const bots = replay.players.map((player) => player.name);
  const turns: Turn[] = [];
  // In turn 0 bots send their names; the last frame only shows the end.
  for (let turn = 0; turn < replay.full_frames.length - 1; turn++) turns.push(turnOf(replay, turn, bots));
  checkBanks(open(scenario), turns, replay);
  return {
    scenario,
    label: scenario,
    game: 'halite',
    bots,
    turns,
    complete: true,
  };
}

function turnOf(replay: Replay, turn: number, bots: readonly string[]): Turn {
  const faults: Record<string, { kind: string; detail: string }> = {};
  const said = bots.map((bot, seat) => {
    if (turn === 0) return [bot];
    const moves = replay.full_frames[turn]?.moves[seat];
    if (!moves)
      faults[seat] = {
        kind: 'CRASHED',
        detail: 'The replay has no orders of this seat in this turn, and no reason.',
      };
    return moves ? [moves.map(words).join(' ')] : null;
  });
  return { turn, said, faults, micros: [] };
}

function words(move: Move): string {
  return [move.type, move.id, move.direction, move.energy].filter((word) => word !== undefined).join(' ');
}

/** Finds the map type and the turn limit by trial, because a replay does not contain them. */
function scenarioOf(replay: Replay): string {
  const constants = replay.GAME_CONSTANTS;
  const { width, height } = replay.production_map;
  const places = `seats=${replay.players.length} seed=${replay.map_generator_seed} width=${width} height=${height}`;
  if (constants['RULES'] === 'draft') {
    const prices = constants['INITIAL_ENERGY'] === 1000 ? 'july18' : '512';
    return `halite/draft ${places} turns=${String(constants['MAX_TURNS'])} ships=${String(constants['STARTING_SHIPS'])} prices=${prices}`;
  }
  const begun = (replay.full_frames[0]?.events.length ?? 0) > 0;
  const common = `halite/final ${places} map-seats=${replay.number_of_players}${begun ? ` snapshot=${quoted(snapshot(replay))}` : ''}`;
  const usual = `constants=${quoted(JSON.stringify({ ...constants, MAX_TURNS: 500 }))}`;
  const own = `constants=${quoted(JSON.stringify(constants))} turns=${String(constants['MAX_TURNS'])}`;
  for (const map of ['fractal', 'blur_tile', 'basic']) {
    for (const length of [usual, own]) {
      const scenario = `${common} map=${map} ${length}`;
      if (begun || sameMap(scenario, replay)) return scenario;
    }
  }
  throw new Error(`The map in this replay is not one that its seed, ${replay.map_generator_seed}, can give.`);
}

function quoted(text: string): string {
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}

function sameMap(scenario: string, replay: Replay): boolean {
  let match: Match;
  try {
    match = open(scenario);
  } catch {
    return false;
  }
  const cells = replay.production_map.grid.flat().map((cell) => cell.energy);
  const drawn = match.numbers('halite');
  return (
    match.limit() === Number(replay.GAME_CONSTANTS['MAX_TURNS']) + 1 &&
    cells.length === drawn.length &&
    cells.every((amount, cell) => amount === drawn[cell])
  );
}

/** Rebuilds the snapshot that a match began from, using its first frame. */
function snapshot(replay: Replay): string {
  const { width, height } = replay.production_map;
  const frame = replay.full_frames[0]!;
  const cells = new Array<number>(width * height).fill(0);
  for (const cell of frame.cells) cells[cell.y * width + cell.x] = cell.production;
  const spot = ({ x, y }: Spot): string => `${x}-${y}`;
  const events = (type: string, seat: number): string =>
    frame.events
      .filter((event) => event.type === type && event.owner_id === seat)
      .map((event) => `${event.id}-${spot(event.location)}${type === 'spawn' ? `-${event.energy}` : ''},`)
      .join('');
  const head = `${replay.ENGINE_VERSION};fractal,${width},${height},${replay.number_of_players},${replay.map_generator_seed};`;
  const players = replay.players.map(
    (player, seat) =>
      `${seat};${frame.energy[seat]};${spot(player.factory_location)},${events('construct', seat)};${events('spawn', seat)};`,
  );
  return `${head}${cells.map((amount) => `${amount},`).join('')};${players.join('')}`;
}

/** Plays the match, and compares the banks with those in the replay after each turn. */
function checkBanks(match: Match, turns: readonly Turn[], replay: Replay): void {
  for (const turn of turns) passTurn(match, turn);
  // A frame of the file shows the state after the moves in it.
  for (let turn = 0; turn < turns.length && match.seek(turn + 1) === turn + 1; turn++) {
    match.numbers('chart:bank').forEach((bank, seat) => {
      const shown = replay.full_frames[turn]?.energy[seat];
      if (shown !== undefined && shown !== bank) {
        throw new Error(
          `Turn ${turn} of this replay does not follow from its orders: it shows a bank of ${shown}, the rules give ${bank}.`,
        );
      }
    });
  }
}
