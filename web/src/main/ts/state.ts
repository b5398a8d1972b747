import type { Direction, Place, Unit } from 'regatta/contract';
import type { MatchRecord } from 'regatta/record';
import type { Selection } from './selection';

/**
 * What a viewer is for: to watch a recorded match, to follow one that is still played, to try what if, to play a match
 * in this page or one that runs on a server, to be part of another page, or to make a film.
 */
export type Mode = 'watch' | 'live' | 'what-if' | 'play-here' | 'play-remote' | 'embed' | 'film';

/** The orders of one turn while a person makes them up. */
export interface Draft {
  /** The turn and seat for which the orders are meant, and the recorded answer they began with. */
  readonly basis: string;
  readonly lines: readonly string[];
  /** The orders before each change, and the unit whose order changed. */
  readonly past: readonly { readonly lines: readonly string[]; readonly unit: number | undefined }[];
  /** The units that have an order of this turn. */
  readonly ordered: ReadonlySet<number>;
  /** The destinations of units that need several turns to get there. They outlive the turn. */
  readonly routes: ReadonlyMap<number, Place>;
  /** The label of the command that waits for a place on the board. */
  readonly aiming: string;
  /** Whether the next click means the other order of the game, such as a throw. */
  readonly special: boolean;
  /** Why the orders cannot be given, if somebody tried. */
  readonly refusal: string;
  /** The share of a unit that an order sends, from 0 to 1, in games with amounts. */
  readonly share: number;
}

export const NO_DRAFT: Draft = {
  basis: '',
  lines: [],
  past: [],
  ordered: new Set(),
  routes: new Map(),
  aiming: '',
  special: false,
  refusal: '',
  share: 0.5,
};

/** All that a viewer remembers about what it shows. The match itself is a {@link Story}. */
export interface ViewState {
  readonly mode: Mode;
  /** The frame on show. */
  readonly frame: number;
  /** The frame to show as soon as the match is known that far. */
  readonly wanted: number;
  /** Whether the frames follow each other by themselves. */
  readonly playing: boolean;
  /** Turns per second. */
  readonly speed: number;
  /** Whether the newest frame of a growing match is shown as it arrives. */
  readonly newest: boolean;
  /** The seat whose orders are shown, or given. */
  readonly seat: number;
  readonly selection: Selection | undefined;
  /** Whether the board follows the selected unit. */
  readonly following: boolean;
  /** Whether the panel for orders is open, so that clicks and keys mean orders. */
  readonly ordering: boolean;
  readonly draft: Draft;
  /** The unit that a person drags, and the place under the pointer. */
  readonly drag: { readonly unit: Unit; readonly to: Place } | undefined;
  /** The place under the mouse. */
  readonly hover: Place | undefined;
  /** The last turn whose orders were sent to a server. */
  readonly sent: number;
  readonly card: '' | 'title' | 'start' | 'result';
  /** Whether a what-if plays to its end by itself, and then says what it changed. */
  readonly concluding: boolean;
  /** Whether a player was shown the result. */
  readonly ended: boolean;
}

/** Returns the mode of a page that shows a record. */
export function modeOf(
  link: URLSearchParams,
  record: MatchRecord,
  server: { readonly live: boolean; readonly plays: boolean },
): Mode {
  if (link.has('film')) return 'film';
  if (server.plays) return 'play-remote';
  if (server.live && !record.complete) return 'live';
  if (record.turns.length === 0 && !record.complete) return 'play-here';
  return link.has('embed') ? 'embed' : 'watch';
}

export function initialState(mode: Mode, frame: number, selection: Selection | undefined): ViewState {
  return {
    mode,
    frame: 0,
    wanted: frame,
    playing: false,
    speed: USUAL_SPEED,
    newest: false,
    seat: 0,
    selection,
    following: false,
    ordering: mode === 'play-here' || mode === 'play-remote',
    draft: NO_DRAFT,
    drag: undefined,
    hover: undefined,
    sent: -1,
    card: '',
    concluding: false,
    ended: false,
  };
}

/** Whether a person plays the match, rather than watches it. */
export function plays({ mode }: ViewState): boolean {
  return mode === 'play-here' || mode === 'play-remote';
}

/** Turns per second, where nothing else was chosen. */
export const USUAL_SPEED = 8;

export const SPEEDS = [0.5, 1, 2, 4, 8, 16, 32, 64];

/** How long a match that plays by itself should last. */
const SHOW_SECONDS = 60;

/** Returns the speed at which a match is shown in about a minute. */
export function speedFor(turns: number): number {
  const wanted = turns / SHOW_SECONDS;
  return SPEEDS.reduce(
    (best, speed) => (Math.abs(Math.log(speed / wanted)) < Math.abs(Math.log(best / wanted)) ? speed : best),
    1,
  );
}

export function faster(state: ViewState, by: 1 | -1): ViewState {
  const index = Math.min(SPEEDS.length - 1, Math.max(0, SPEEDS.indexOf(state.speed) + by));
  return { ...state, speed: SPEEDS[index] ?? 1 };
}

/** Goes to a frame, as soon as it is known. */
export function seek(state: ViewState, frame: number): ViewState {
  return { ...state, wanted: Math.max(0, Math.round(Number.isFinite(frame) ? frame : 0)) };
}

/** A person goes to another frame: playing stops, and no card covers the board. */
export function look(state: ViewState, frame: number): ViewState {
  return seek({ ...pause(state), newest: false, card: '' }, frame);
}

export function pause(state: ViewState): ViewState {
  // A what-if that is stopped goes on at the usual speed.
  const speed = state.concluding ? USUAL_SPEED : state.speed;
  return state.playing ? { ...state, playing: false, concluding: false, speed } : state;
}

/** Selects a unit or a cell, and shows the seat it belongs to, unless a person plays another one. */
export function select(state: ViewState, selection: Selection | undefined, seat: number, person: number): ViewState {
  const following = state.following && selection !== undefined;
  return show({ ...state, selection, following }, seat < 0 ? state.seat : seat, person);
}

/** Shows what a seat says; a person who plays sees only the own seat. */
export function show(state: ViewState, seat: number, person: number): ViewState {
  return { ...state, seat: person < 0 ? seat : person };
}

export function follow(state: ViewState, following: boolean): ViewState {
  return { ...state, following: following && state.selection !== undefined };
}

/** Begins the orders of a turn. */
export function begin(draft: Draft, basis: string, lines: readonly string[]): Draft {
  return { ...NO_DRAFT, basis, lines, routes: draft.routes, share: draft.share };
}

/** Replaces the orders; those of a unit, if one is given. */
export function order(draft: Draft, lines: readonly string[], unit?: number): Draft {
  return {
    ...draft,
    lines,
    past: [...draft.past, { lines: draft.lines, unit }],
    aiming: '',
    special: false,
    refusal: '',
    ordered: unit === undefined ? draft.ordered : new Set([...draft.ordered, unit]),
  };
}

export function undo(draft: Draft): Draft {
  const last = draft.past.at(-1);
  if (!last) return draft;
  const undone = { ...draft, lines: last.lines, past: draft.past.slice(0, -1), refusal: '' };
  const { unit } = last;
  if (unit === undefined) return undone;
  return { ...route(undone, unit, undefined), ordered: new Set([...draft.ordered].filter((id) => id !== unit)) };
}

/** Remembers where a unit goes in the next turns, or that it goes nowhere. */
export function route(draft: Draft, unit: number, to: Place | undefined): Draft {
  const routes = new Map(draft.routes);
  if (to) routes.set(unit, to);
  else routes.delete(unit);
  return { ...draft, routes };
}

export const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowRight: 'right',
  ArrowDown: 'down',
  ArrowLeft: 'left',
};
