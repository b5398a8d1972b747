import type { Command, Direction, Painter, Place, Unit } from 'regatta/contract';
import { begin, order, route, type Draft, type ViewState } from './state';
import type { Story } from './story';

/** What orders are about: the state of a viewer, the match it shows and its painter. */
export interface Context {
  readonly state: ViewState;
  readonly story: Story;
  readonly painter: Painter;
}

/** A command, and why it cannot be given now, if it cannot. */
export interface Offer extends Command {
  readonly refusal: string;
}

/** Whether the seat on show is asked for orders, and has not sent them yet. */
export function isAsked({ state, story }: Context): boolean {
  return story.match.asks(state.seat) && state.sent !== state.frame;
}

/** Returns the selected unit, if the seat commands it. */
export function ownUnit(context: Context): Unit | undefined {
  const { state, story } = context;
  const id = state.selection && 'unit' in state.selection ? state.selection.unit : undefined;
  const unit = id === undefined ? undefined : story.history.unit(state.frame, id);
  return unit && owns(context, unit) ? unit : undefined;
}

function owns({ state, story, painter: { controls } }: Context, unit: Unit): boolean {
  return controls?.owns ? controls.owns(story.match, state.seat, unit) : unit.seat === state.seat;
}

/** Returns the unit at a place that the seat can give an order. */
export function ownUnitAt(context: Context, place: Place): Unit | undefined {
  const { state, story } = context;
  const unit = state.ordering && isAsked(context) ? story.history.unitAt(state.frame, place.x, place.y) : undefined;
  return unit && owns(context, unit) ? unit : undefined;
}

/** Returns the units of the seat, by id. */
function units({ state, story }: Context): Unit[] {
  return story.history.unitsOf(state.frame, state.seat);
}

/** Returns the unit to command first, or after the ones that have an order; undefined in games without such an order. */
export function nextUnit(context: Context): Unit | undefined {
  const { controls } = context.painter;
  if (!controls?.immediate && !controls?.everyone) return undefined;
  return units(context).find((unit) => !context.state.draft.ordered.has(unit.id));
}

/** Returns for which turn, seat and recorded answer orders are meant. */
export function basisOf({ state, story }: Context): string {
  return `${state.frame} ${state.seat} ${story.said(state.frame, state.seat).join('\n')}`;
}

/**
 * Returns the orders of a turn to begin with: the recorded ones, those of a built-in bot, or none. Units that are under
 * way go on.
 */
export function beginDraft(context: Context, helper: string): Draft {
  const { state, story, painter } = context;
  const { match } = story;
  const said = story.said(state.frame, state.seat);
  const lines = helper === '' && said.length > 0 ? said : suggestion(context, helper === '-' ? '' : helper);
  let draft = begin(state.draft, basisOf(context), lines);
  if (said.length > 0) return draft;
  for (const [id, target] of state.draft.routes) {
    const unit = story.history.unit(state.frame, id);
    const orders =
      unit?.seat === state.seat
        ? painter.controls?.goOn?.(match, { seat: state.seat, unit, lines: draft.lines }, target)
        : undefined;
    if (orders && match.refusal(state.seat, orders.join('\n')) === '')
      draft = { ...order(draft, orders, id), past: [] };
    else draft = route(draft, id, undefined);
  }
  return draft;
}

/** Returns the answer of a bot. Where giving no orders is a fault, the weakest bot decides: it changes nothing. */
function suggestion({ state, story }: Context, bot: string): readonly string[] {
  const given = story.match.suggestion(state.seat, bot);
  const refused = bot === '' && story.match.asks(state.seat) && story.match.refusal(state.seat, given) !== '';
  return (refused ? story.match.suggestion(state.seat, story.builtIns[0] ?? '') : given).split('\n');
}

/** Lists what can be ordered now: by the seat itself, then by the selected unit. */
export function offers(context: Context): Offer[] {
  const { state, story, painter } = context;
  if (!isAsked(context)) return [];
  const own = ownUnit(context);
  return (own ? [undefined, own] : [undefined])
    .flatMap((unit) => painter.commands(story.match, state.seat, unit, state.draft.lines))
    .map((command) => ({
      ...command,
      refusal: command.never || (command.aims ? '' : refusalOf(context, command.lines({ x: 0, y: 0 }))),
    }));
}

/** Returns why orders would be a fault; an empty text if they are legal, or no worse than the ones on show. */
function refusalOf({ state, story }: Context, lines: readonly string[] | string | undefined): string {
  if (!Array.isArray(lines)) return (lines as string | undefined) ?? '';
  const reason = story.match.refusal(state.seat, lines.join('\n'));
  return reason !== '' && story.match.refusal(state.seat, state.draft.lines.join('\n')) === '' ? reason : '';
}

/** Returns the draft with other orders, or with the reason why they are illegal. */
export function ordered(
  context: Context,
  lines: readonly string[] | string | undefined,
  unit?: Unit,
): Draft | undefined {
  if (lines === undefined) return undefined;
  const { draft } = context.state;
  const refusal = refusalOf(context, lines);
  if (typeof lines === 'string' || refusal) return { ...draft, refusal, aiming: '', special: false };
  return order(draft, lines, unit?.id);
}

/** Returns the draft after a click on the board, or undefined if the click is no order. */
export function aimed(context: Context, place: Place, special: boolean): Draft | undefined {
  const { state, painter } = context;
  const own = ownUnit(context);
  const command = offers(context).find(({ label }) => label === state.draft.aiming);
  if (command) return ordered(context, command.lines(place), own);
  if (!own || !state.ordering) return undefined;
  const other = ownUnitAt(context, place);
  // A click on another own unit selects it, unless the game sends units to each other.
  if (other && other.id !== own.id && !painter.controls?.dial) return undefined;
  return sent(context, own, place, special || state.draft.special);
}

/** Returns the draft with a unit sent to a place. */
export function sent(context: Context, unit: Unit, place: Place, special: boolean): Draft | undefined {
  const { state, story, painter } = context;
  const { controls } = painter;
  if (!controls || !state.ordering || !isAsked(context)) return undefined;
  const about = { seat: state.seat, unit, lines: state.draft.lines };
  const draft = ordered(context, controls.point(story.match, about, place, state.draft.share, special), unit);
  if (!draft || draft.refusal) return draft;
  return route(draft, unit.id, !special && controls.far?.(story.match, about, place) ? place : undefined);
}

/** Returns the draft with the selected unit sent one step. */
export function stepped(context: Context, direction: Direction): Draft | undefined {
  const { state, story, painter } = context;
  const { controls } = painter;
  const unit = (controls?.immediate ? units(context)[0] : undefined) ?? ownUnit(context);
  if (!controls || !unit || !state.ordering || !isAsked(context)) return undefined;
  const about = { seat: state.seat, unit, lines: state.draft.lines };
  const draft = ordered(context, controls.step(story.match, about, direction, state.draft.share), unit);
  return draft && route(draft, unit.id, undefined);
}

/** Returns the orders of the turn before that had some. */
export function lastOrders({ state, story }: Context): readonly string[] | undefined {
  for (let turn = state.frame - 1; turn >= 0; turn--) {
    const said = story.said(turn, state.seat);
    if (said.length > 0) return said;
  }
  return undefined;
}

/** Says what to do now. */
export function hint(context: Context, person: boolean): string {
  const { state, story, painter } = context;
  if (story.match.over()) return 'The match is over.';
  if (!isAsked(context)) return 'The others move …';
  if (person && state.frame < story.history.frames)
    return `This is turn ${state.frame}. Enter goes back to turn ${story.history.frames}.`;
  const { draft } = state;
  if (draft.refusal) return `Not possible: ${draft.refusal}`;
  if (draft.aiming) return `${draft.aiming}: now click a place on the board.`;
  if (draft.special) return painter.controls?.special ?? '';
  const warning = painter.controls?.warning?.(story.match, state.seat, draft.lines) ?? '';
  if (warning) return warning;
  return (
    painter.controls?.hint(story.match, state.seat, ownUnit(context)) ??
    'Give your orders in the panel, then press Enter.'
  );
}
