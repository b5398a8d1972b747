import type { Match } from 'engine';
import type { Ignite } from './effects';
import type { MatchRecord } from './record';

/** The part of a game that draws it and lets a person play. It is in the folder of the game; the viewer knows nothing else about it. */
export interface Painter {
  readonly game: string;

  /** The name of the game for users. */
  readonly title: string;

  /** Whether the board wraps around at its edges. */
  readonly torus: boolean;

  /** The word for a unit: ship, agent, planet. */
  readonly unit: string;

  /** The chart that shows who leads. It is also the score. */
  readonly lead: string;

  /** The colour around the board, in both themes. */
  readonly night: string;

  /** Whether seats do not see everything. */
  readonly hides?: boolean;

  /** The layers a person can switch off, by name. */
  readonly layers: readonly string[];

  /** Display options with the values they can have; the first is the default. */
  readonly options: Readonly<Record<string, readonly string[]>>;

  /** What the signs on the board mean. */
  readonly legend: readonly Sign[];

  /** How to win, in a sentence for players. */
  readonly aim: string;

  /** How a person gives orders on the board, if one can. */
  readonly controls?: Controls;

  /** Returns the size of the board in its own units. */
  size(match: Match): Size;

  /** Draws the current frame of the match. One board unit is one unit of the canvas. */
  draw(canvas: CanvasRenderingContext2D, match: Match, look: Look): void;

  /** Returns what the rules know about a place, one line each. `eyes` is the seat whose view limits it, or -1. */
  tell(match: Match, x: number, y: number, eyes: number): string[];

  /** Returns the events of the last turn, for the timeline. */
  marks(match: Match): Mark[];

  /** Lists the units that can be selected, five numbers each: id, seat (or -1), x, y and level. */
  units(match: Match): Int32Array;

  /** Lists the orders that a person can give to a unit, or to the seat itself. `lines` are the orders so far. */
  commands(match: Match, seat: number, unit: Unit | undefined, lines: readonly string[]): Command[];

  /** Starts the effects of the last turn. */
  ignite?(match: Match, was: (id: number) => Unit | undefined, ignite: Ignite): void;

  /** Reads a replay of the original game. Returns undefined if the file is not one. */
  read?(bytes: Uint8Array): Promise<MatchRecord | undefined>;
}

/** The seat's new orders; why there is no such order, as a text; or undefined if nothing was meant. */
export type Given = string[] | string | undefined;

/** How a person gives orders on the board. */
export interface Controls {
  /** Whether an order ends the turn, because there is only one per turn. */
  readonly immediate?: boolean;

  /** Whether each unit needs an order in each turn, so that the next unit is selected after an order. */
  readonly everyone?: boolean;

  /** The three things a player has to know before the first turn. */
  readonly help: readonly [string, string, string];

  /** The label of the slider, if orders have an amount. */
  readonly dial?: string;

  /** Keys that choose a command, by a part of its name. */
  readonly keys?: Readonly<Record<string, string>>;

  /** Returns whether a seat commands a unit, if that is not the same as owning it. */
  owns?(match: Match, seat: number, unit: Unit): boolean;

  /** Sends a unit to a place; `share` is the chosen amount, from 0 to 1, and `special` whether the other order of the game is meant, such as a throw. */
  point(match: Match, order: Order, place: Place, share: number, special: boolean): Given;

  /** Sends a unit one step in a direction. */
  step(match: Match, order: Order, direction: Direction, share: number): Given;

  /** Lets a unit continue to a place it was sent to in an earlier turn. Returns undefined if it is there, or cannot. */
  goOn?(match: Match, order: Order, target: Place): string[] | undefined;

  /** Returns whether a unit needs several turns to get to a place. */
  far?(match: Match, order: Order, place: Place): boolean;

  /** Returns whether a turn needs no decision of a person. */
  skips?(match: Match): boolean;

  /** The hint after a person chose the other order of the game, which Shift and a long touch also choose. */
  readonly special?: string;

  /** Warns of orders that are legal and costly, such as a collision of own units; empty if there are none. */
  warning?(match: Match, seat: number, lines: readonly string[]): string;

  /** Says what to do now. */
  hint(match: Match, seat: number, unit: Unit | undefined): string;
}

/** Whose orders are given, for which unit, and what they are so far. */
export interface Order {
  readonly seat: number;
  readonly unit: Unit;
  readonly lines: readonly string[];
}

export type Direction = 'up' | 'right' | 'down' | 'left';

export const STEPS: Readonly<Record<Direction, Place>> = {
  up: { x: 0, y: -1 },
  right: { x: 1, y: 0 },
  down: { x: 0, y: 1 },
  left: { x: -1, y: 0 },
};

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Place {
  readonly x: number;
  readonly y: number;
}

/** Something that can be selected and followed. */
export interface Unit extends Place {
  readonly id: number;
  readonly seat: number;
  /** How full it is, in the unit of the game. */
  readonly level: number;
  /** The direction of its last move in quarter turns, clockwise from the right, or -1. */
  readonly heading: number;
}

/** An order that a person can choose. `lines` returns the seat's new orders; a command that aims needs a place. */
export interface Command {
  readonly label: string;
  readonly aims: boolean;
  /** Why the command is impossible wherever it aims, if it is. */
  readonly never?: string;
  lines(place: Place): Given;
}

/** A sign of the board and what it means. */
export interface Sign {
  readonly text: string;
  /** Draws it around 0, 0 in board units. */
  draw(canvas: CanvasRenderingContext2D): void;
}

/** How the board is to be drawn. */
export interface Look {
  readonly hidden: ReadonlySet<string>;
  /** How many device pixels a board unit has. */
  readonly scale: number;
  /** The share of the last turn that has been shown, from 0 to 1; 1 if nothing is animated. */
  readonly progress: number;
  /** The seconds that the match has been playing, for continuous animation; 0 if motion is reduced. */
  readonly time: number;
  /** The seat whose view is shown, or -1 for all. */
  readonly eyes: number;
  /** The seat whose orders are being made up, or -1. */
  readonly drafting: number;
  /** The place under the mouse. */
  readonly hover: Place | undefined;
  /** The id of the selected unit. */
  readonly selected: number | undefined;
  /** Returns the value of a display option. */
  option(name: string): string;
  /** Returns the answer of a seat in the last turn (-1) or in the next one (0). */
  said(seat: number, turn: -1 | 0): readonly string[];
  /** Returns the place to draw a unit that is now at a place. While the match plays, it is on its way there. */
  glide(id: number, place: Place): Place;
  /** Returns a unit as it is now, with its heading. */
  unit(id: number): Unit | undefined;
  /** Writes a small text on a dark plate around a place, above all else on the board. */
  label(text: string, x: number, y: number, colour: string, height: number): void;
  /** Returns a unit as it was before the last turn, while that turn is animated. */
  was(id: number): Unit | undefined;
}

/** An event with a mark on the timeline. */
export interface Mark {
  /** The kind of event; people search for the next one of a kind. */
  readonly kind: string;
  readonly seat: number;
  readonly text: string;
  /** Whom it happened to. */
  readonly units?: readonly number[];
}
