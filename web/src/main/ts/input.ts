import type { Place } from 'regatta/contract';
import { catchUp, choose, discard, give, hand, revise, takeDraft } from './course';
import { write } from './dom';
import { rememberTheme } from './settings';
import * as orders from './orders';
import * as states from './state';
import type { Viewer } from './viewer';

/** How far a pointer moves before it drags, in pixels. */
const SLACK = 5;

/** How long a finger rests before that means the other order. */
const LONG_MILLISECONDS = 500;

/** Listens to the mouse, fingers, keys and controls of a viewer. */
export function bindInput(viewer: Viewer, signal: AbortSignal): void {
  bindControls(viewer);
  bindOrders(viewer);
  bindKeys(viewer, signal);
  new Pointers(viewer);
  window.addEventListener('resize', viewer.restyle, { signal });
  if (!viewer.config.page) return;
  // The viewer changes the address itself, so the event has the one that somebody asked for.
  const follow = (event: HashChangeEvent): void => {
    const link = new URLSearchParams(new URL(event.newURL).hash.slice(1));
    viewer.open(link);
  };
  window.addEventListener('hashchange', follow, { signal });
}

function bindControls(viewer: Viewer): void {
  const { shell } = viewer;
  const onClick = (id: string, act: () => void): void => shell.part(id).addEventListener('click', act);
  const onChange = (id: string, act: (value: string) => void, event = 'change'): void =>
    shell.part(id).addEventListener(event, () => act(shell.part<HTMLInputElement>(id).value));
  onClick('first', () => viewer.step(-viewer.state.frame));
  onClick('back', () => viewer.step(-1));
  onClick('play', () => viewer.toggle());
  onClick('forward', () => viewer.step(1));
  onClick('last', () => viewer.end());
  onClick('previous', () => viewer.toEvent(-1));
  onClick('next', () => viewer.toEvent(1));
  onClick('follow', () => viewer.set(states.follow(viewer.state, !viewer.state.following)));
  onClick('whole', () => showAll(viewer));
  onClick('help', () => shell.part<HTMLDialogElement>('keys').showModal());
  onClick('theme', () => {
    rememberTheme(shell.host.classList.toggle('dark'));
    viewer.restyle();
  });
  onChange('speed', (value) => viewer.set({ speed: Number(value) }));
  onChange('seat', (value) => viewer.set(states.show(viewer.state, Number(value), viewer.person)));
  onChange('search', (value) => viewer.search(value), 'input');
  onChange('goto', (value) => value !== '' && viewer.step(Number(value) - viewer.state.frame));
  const find = shell.part<HTMLInputElement>('find');
  onChange('find', (value) => find.classList.toggle('bad', value !== '' && !viewer.find(Number(value))));
  shell.part('factsBox').addEventListener('toggle', () => viewer.set({}));
  for (const id of ['file', 'firstFile']) {
    const chooser = shell.part<HTMLInputElement>(id);
    chooser.addEventListener(
      'change',
      () => void chooser.files?.[0]?.arrayBuffer().then((read) => viewer.config.open?.(new Uint8Array(read))),
    );
  }
}

function bindOrders(viewer: Viewer): void {
  const { shell } = viewer;
  const takeover = shell.part<HTMLDetailsElement>('takeover');
  takeover.addEventListener('toggle', () => viewer.set({ ordering: takeover.open }));
  for (const id of ['give', 'giveNow']) shell.part(id).addEventListener('click', () => give(viewer));
  shell.part('undo').addEventListener('click', () => undo(viewer));
  shell.part('repeat').addEventListener('click', () => repeat(viewer));
  shell.part('save').addEventListener('click', () => void viewer.save());
  shell.part('discard').addEventListener('click', () => discard(viewer));
  const player = shell.part<HTMLSelectElement>('player');
  player.addEventListener('change', () => hand(viewer, player.value));
  const helper = shell.part<HTMLSelectElement>('helper');
  helper.addEventListener('change', () => revise(viewer, orders.beginDraft(viewer.context, helper.value)));
  const text = shell.part<HTMLTextAreaElement>('orders');
  text.addEventListener('input', () =>
    viewer.set({ draft: { ...viewer.state.draft, lines: text.value.split('\n'), refusal: '' } }),
  );
  const dial = shell.part<HTMLInputElement>('dial');
  dial.addEventListener('input', () =>
    viewer.set({ draft: { ...viewer.state.draft, share: Number(dial.value) / 100 } }),
  );
}

function showAll(viewer: Viewer): void {
  viewer.board.showAll(viewer.painter.size(viewer.story.match));
  viewer.set({ following: false });
}

function zoom(viewer: Viewer, factor: number, x?: number, y?: number): void {
  viewer.board.zoom(factor, x, y);
  viewer.set({});
}

function undo(viewer: Viewer): void {
  revise(viewer, states.undo(viewer.state.draft));
}

function repeat(viewer: Viewer): void {
  takeDraft(viewer, orders.ordered(viewer.context, orders.lastOrders(viewer.context)));
}

function selectNext(viewer: Viewer, by: 1 | -1): void {
  const { state, story } = viewer;
  const units = story.history.unitsOf(state.frame, state.seat);
  const { selection } = state;
  const at = units.findIndex((unit) => selection && 'unit' in selection && unit.id === selection.unit);
  const next = units[(at + by + units.length) % Math.max(1, units.length)];
  if (next) viewer.select({ unit: next.id });
}

const KEYS: Readonly<Record<string, (viewer: Viewer, event: KeyboardEvent) => void>> = {
  ' ': (v) => v.toggle(),
  ArrowLeft: (v, event) => v.step(event.shiftKey ? -10 : -1),
  ArrowRight: (v, event) => v.step(event.shiftKey ? 10 : 1),
  ArrowUp: (v) => v.set(states.faster(v.state, 1)),
  ArrowDown: (v) => v.set(states.faster(v.state, -1)),
  ',': (v) => v.step(-1),
  '.': (v) => v.step(1),
  Home: (v) => v.step(-v.state.frame),
  End: (v) => v.end(),
  Enter: (v) => give(v),
  Escape: (v) => (v.state.card ? v.closeCard() : v.select(undefined)),
  c: (v) => v.toEvent(-1),
  v: (v) => v.toEvent(1),
  f: (v) => v.set(states.follow(v.state, !v.state.following)),
  n: (v) => selectNext(v, 1),
  p: (v) => selectNext(v, -1),
  g: (v) => startTyping(v, 'goto'),
  '/': (v) => startTyping(v, 'find'),
  '+': (v) => zoom(v, 1.25),
  '-': (v) => zoom(v, 0.8),
  '0': (v) => showAll(v),
  '?': (v) => v.shell.part<HTMLDialogElement>('keys').showModal(),
};

function startTyping({ shell }: Viewer, id: string): void {
  const field = shell.part<HTMLInputElement>(id);
  field.value = '';
  field.classList.remove('bad');
  field.focus();
}

/** Gives the order that a key means; returns whether it means one. */
function orderKey(viewer: Viewer, event: KeyboardEvent): boolean {
  const { key } = event;
  const { controls } = viewer.painter;
  const direction = event.shiftKey ? undefined : states.ARROWS[key];
  if (!viewer.state.ordering) return false;
  if (direction && viewer.person >= 0 && controls?.immediate) catchUp(viewer);
  if (viewer.state.playing) return false;
  const { state, context } = viewer;
  // A player who steers no unit does not leave the turn by accident.
  if (direction) return takeDraft(viewer, orders.stepped(context, direction)) || viewer.person >= 0;
  const named = controls?.keys?.[key];
  const offer = named ? orders.offers(context).find(({ label }) => label.includes(named)) : undefined;
  if (key === 'u') undo(viewer);
  else if (key === 'r') repeat(viewer);
  else if (key === 't' && controls?.special && orders.ownUnit(context))
    viewer.set({ draft: { ...state.draft, special: !state.draft.special, refusal: '' } });
  else if (offer) choose(viewer, offer);
  else if (/^[0-9]$/.test(key) && controls?.dial)
    viewer.set({ draft: { ...state.draft, share: key === '0' ? 1 : Number(key) / 10 } });
  else return false;
  return true;
}

function bindKeys(viewer: Viewer, signal: AbortSignal): void {
  const { shell } = viewer;
  const listen = (event: KeyboardEvent): void => {
    const target = event.composedPath()[0];
    if (!(target instanceof HTMLElement) || shell.part<HTMLDialogElement>('keys').open || event.altKey) return;
    if ((event.ctrlKey || event.metaKey) && !(event.key === 'Enter' && target.id === 'orders')) return;
    const typing = ['SELECT', 'INPUT', 'TEXTAREA'].includes(target.tagName);
    if (playsTurn(viewer, target, event)) {
      event.preventDefault();
      give(viewer);
      return;
    }
    const pressing =
      (target instanceof HTMLButtonElement || target.tagName === 'SUMMARY') &&
      (event.key === ' ' || event.key === 'Enter');
    if (typing || pressing) return;
    const ordered = orderKey(viewer, event);
    const act = KEYS[event.key];
    if (!ordered && !act) return;
    event.preventDefault();
    if (!ordered) act?.(viewer, event);
  };
  const scope: Document | HTMLElement = viewer.config.page ? document : shell.host;
  scope.addEventListener('keydown', listen as EventListener, { signal });
}

/** Whether Enter means to play the turn: everywhere for a player, and else near the orders. */
function playsTurn(viewer: Viewer, target: HTMLElement, event: KeyboardEvent): boolean {
  if (event.key !== 'Enter' || !viewer.state.ordering || event.shiftKey) return false;
  if (['find', 'search', 'goto'].includes(target.id) || target.closest('dialog, #card')) return false;
  return viewer.person >= 0 || target.closest('#takeover, #playbar, #board') !== null || target === document.body;
}

/** Mouse and fingers on the board: a click selects or orders, dragging moves the board or sends a unit, two fingers zoom. */
class Pointers {
  private readonly board: HTMLElement;
  private readonly tip: HTMLElement;
  private readonly fingers = new Map<number, PointerEvent>();
  private moved = 0;
  private pressed = 0;
  private holding = false;
  /** Where the mouse rests. */
  private resting: PointerEvent | undefined;

  constructor(private readonly viewer: Viewer) {
    this.board = viewer.shell.part('board');
    this.tip = viewer.shell.part('tip');
    const { board } = this;
    board.addEventListener('wheel', (event) => {
      event.preventDefault();
      this.zoom(event, event.deltaY < 0 ? 1.15 : 1 / 1.15);
    });
    board.addEventListener('pointerdown', (event) => this.press(event));
    board.addEventListener('pointermove', (event) => this.move(event));
    board.addEventListener('pointerup', (event) => this.release(event));
    board.addEventListener('pointercancel', (event) => {
      this.fingers.delete(event.pointerId);
      viewer.set({ drag: undefined });
    });
    board.addEventListener('contextmenu', (event) => event.preventDefault());
    board.addEventListener('pointerleave', () => this.rest(undefined));
    viewer.drawTip = () => this.drawTip();
  }

  /** Returns where on the board an event is, in pixels. The offset of an event changes after it has left the shadow tree. */
  private offset(event: MouseEvent): Place {
    const { left, top } = this.board.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  }

  private place(event: PointerEvent): Place | undefined {
    const { board, painter, story } = this.viewer;
    const { x, y } = this.offset(event);
    return board.cell(x, y, painter.size(story.match));
  }

  private zoom(event: MouseEvent, factor: number): void {
    const { x, y } = this.offset(event);
    zoom(this.viewer, factor, x, y);
  }

  private press(event: PointerEvent): void {
    const { viewer } = this;
    viewer.closeCard();
    if (this.fingers.size === 0) {
      this.moved = 0;
      this.pressed = performance.now();
      catchUp(viewer);
      const place = this.place(event);
      const unit =
        place && !viewer.state.playing && event.button === 0 ? orders.ownUnitAt(viewer.context, place) : undefined;
      this.holding = unit !== undefined;
      viewer.set({ drag: unit && { unit, to: unit } });
    }
    this.fingers.set(event.pointerId, event);
    this.board.setPointerCapture(event.pointerId);
  }

  private move(event: PointerEvent): void {
    const { viewer } = this;
    const before = this.fingers.get(event.pointerId);
    if (before) {
      const other = [...this.fingers.values()].find((finger) => finger.pointerId !== event.pointerId);
      if (other) this.zoom(event, distance(event, other) / Math.max(1, distance(before, other)));
      this.moved += distance(event, before);
      const { drag } = viewer.state;
      if (this.holding && !other && drag) viewer.set({ drag: { unit: drag.unit, to: this.place(event) ?? drag.to } });
      else if (!other && this.moved > SLACK) {
        viewer.board.pan(event.clientX - before.clientX, event.clientY - before.clientY);
        viewer.set({ following: false });
      }
      this.fingers.set(event.pointerId, event);
    }
    // A finger hides what it points at.
    this.rest(event.pointerType === 'touch' || (before && this.moved > SLACK) ? undefined : event);
  }

  private release(event: PointerEvent): void {
    const { viewer } = this;
    const known = this.fingers.delete(event.pointerId);
    const still = this.moved <= SLACK;
    const { drag } = viewer.state;
    viewer.set({ drag: undefined });
    this.holding = false;
    const long = event.pointerType === 'touch' && performance.now() - this.pressed > LONG_MILLISECONDS;
    if (known && still) this.click(event, event.shiftKey || event.button === 2 || long);
    else if (drag && (drag.to.x !== drag.unit.x || drag.to.y !== drag.unit.y)) {
      viewer.select({ unit: drag.unit.id });
      takeDraft(viewer, orders.sent(viewer.context, drag.unit, drag.to, false));
    }
  }

  /** Gives the order that a click means, or selects what is there: a unit rather than its cell, and nothing if it was selected. */
  private click(event: PointerEvent, special: boolean): void {
    const { viewer } = this;
    const { state, story } = viewer;
    const place = this.place(event);
    if (!place || (!state.playing && takeDraft(viewer, orders.aimed(viewer.context, place, special)))) return;
    const { selection } = state;
    const unit = story.history.unitAt(state.frame, place.x, place.y);
    const again = unit
      ? selection && 'unit' in selection && selection.unit === unit.id
      : selection && 'cell' in selection && selection.cell.x === place.x && selection.cell.y === place.y;
    viewer.select(again ? undefined : unit ? { unit: unit.id } : { cell: place });
  }

  private rest(event: PointerEvent | undefined): void {
    this.resting = event;
    const hover = event && this.place(event);
    const before = this.viewer.state.hover;
    if (hover?.x !== before?.x || hover?.y !== before?.y) this.viewer.set({ hover });
    this.drawTip();
  }

  /** Shows what is known of the place under the mouse; the match may have gone on. */
  private drawTip(): void {
    const { tip, resting, viewer } = this;
    const place = resting && this.place(resting);
    const text = place ? viewer.story.named(viewer.board.tell(viewer.story, place, viewer.eyes).join('\n')) : '';
    tip.style.display = text ? 'block' : 'none';
    write(tip, text);
    if (!resting || !text) return;
    tip.style.left = `${Math.min(resting.clientX + 14, window.innerWidth - tip.offsetWidth - 8)}px`;
    tip.style.top = `${Math.min(resting.clientY + 14, window.innerHeight - tip.offsetHeight - 8)}px`;
  }
}

function distance(a: PointerEvent, b: PointerEvent): number {
  return Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
}
