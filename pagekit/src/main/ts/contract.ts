import type { Match } from 'engine';
import type { Ignite } from './effects';
import type { MatchRecord } from './record';

/** What a game brings to be watched and played: it lives with the game, and the shell knows nothing else about it. */
export interface Painter {
  readonly game: string;

  /** What people call the game. */
  readonly title: string;

  /** Whether the board goes on beyond its edges. */
  readonly torus: boolean;

  /** What a unit is called: a ship, an agent, a planet. */
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

  /** Draws the frame the match is at, one board unit being one unit of the canvas. */
  draw(canvas: CanvasRenderingContext2D, match: Match, look: Look): void;

  /** Returns what the rules know about a place, one line each. `eyes` is the seat whose view limits it, or -1. */
  tell(match: Match, x: number, y: number, eyes: number): string[];

  /** Names what happened in the turn that led to this frame, for the timeline. */
  marks(match: Match): Mark[];

  /** Lists what can be selected: five numbers each, an id, a seat (or -1), the cell, and how full it is. */
  units(match: Match): Int32Array;

  /** Lists what a person can order: a unit, or without one the seat itself. `lines` are the orders so far. */
  commands(match: Match, seat: number, unit: Unit | undefined, lines: readonly string[]): Command[];

  /** Sets off the effects of the turn that led to this frame. */
  ignite?(match: Match, was: (id: number) => Unit | undefined, ignite: Ignite): void;

  /** Reads a file of the original game, if it has one that is not a record: undefined if this is none. */
  read?(bytes: Uint8Array): Promise<MatchRecord | undefined>;
}

/** The seat's new orders; why there is no such order, as a text; or undefined if nothing was meant. */
export type Given = string[] | string | undefined;

/** How a person gives orders on the board. */
export interface Controls {
  /** Whether an order ends the turn: there is only one to give. */
  readonly immediate?: boolean;

  /** Whether each unit wants an order in each turn, so that the next one is selected when one has its own. */
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

  /** Lets a unit go on to where it was sent in an earlier turn; undefined if it is there, or cannot. */
  goOn?(match: Match, order: Order, target: Place): string[] | undefined;

  /** Returns whether a unit needs several turns to get to a place. */
  far?(match: Match, order: Order, place: Place): boolean;

  /** Returns whether a turn needs no decision of a person. */
  skips?(match: Match): boolean;

  /** Says what the next click means after a person chose the other order, which Shift and a long touch mean too. */
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
  /** How full it is, in what the game counts. */
  readonly level: number;
  /** Where it went when it last moved, as an angle in quarters clockwise from the right, or -1. */
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
  /** How much of the turn that led here has been shown, from 0 to 1; 1 if nothing moves. */
  readonly progress: number;
  /** Seconds that pass while the match plays, for what is never still; 0 if motion is reduced. */
  readonly time: number;
  /** The seat through whose eyes one looks, or -1 for all. */
  readonly eyes: number;
  /** The seat whose orders are being made up, or -1. */
  readonly drafting: number;
  /** The place under the mouse. */
  readonly hover: Place | undefined;
  /** The id of the selected unit. */
  readonly selected: number | undefined;
  /** Returns the value of a display option. */
  option(name: string): string;
  /** Returns what a seat said in the turn that led here (-1) or says in the one about to be played (0). */
  said(seat: number, turn: -1 | 0): readonly string[];
  /** Returns where a unit that is now at a place is to be drawn: on its way there, while the match plays. */
  glide(id: number, place: Place): Place;
  /** Returns a unit as it is now, with its heading. */
  unit(id: number): Unit | undefined;
  /** Writes a small text on a dark plate around a place, above all else on the board. */
  label(text: string, x: number, y: number, colour: string, height: number): void;
  /** Returns a unit as it was before the turn that led here, while that is shown. */
  was(id: number): Unit | undefined;
}

/** A moment worth a mark on the timeline. */
export interface Mark {
  /** What kind of event it is, by which people look for the next one. */
  readonly kind: string;
  readonly seat: number;
  readonly text: string;
  /** Whom it happened to. */
  readonly units?: readonly number[];
}
