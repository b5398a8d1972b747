import { cardShown } from './cards';
import { element } from './dom';
import type { Direction } from './painter';
import type { Viewer } from './viewer';

const ARROWS: Readonly<Record<string, Direction>> = { ArrowUp: 'up', ArrowRight: 'right', ArrowDown: 'down', ArrowLeft: 'left' };

const KEYS: Readonly<Record<string, (viewer: Viewer, event: KeyboardEvent) => void>> = {
  ' ': (v) => v.toggle(),
  ArrowLeft: (v, event) => v.step(event.shiftKey ? -10 : -1),
  ArrowRight: (v, event) => v.step(event.shiftKey ? 10 : 1),
  ArrowUp: (v) => v.changeSpeed(1),
  ArrowDown: (v) => v.changeSpeed(-1),
  ',': (v) => v.step(-1),
  '.': (v) => v.step(1),
  Home: (v) => v.step(-1e9),
  End: (v) => v.end(),
  Enter: (v) => v.give(),
  Escape: (v) => (cardShown() ? v.stir() : v.select(undefined)),
  c: (v) => v.toEvent(-1),
  v: (v) => v.toEvent(1),
  f: (v) => v.follow(),
  n: (v) => v.nextUnit(1),
  p: (v) => v.nextUnit(-1),
  g: (v) => {
    const turn = prompt('Go to turn');
    if (turn) v.seek(Number(turn));
  },
  '/': () => {
    const find = element<HTMLInputElement>('find');
    find.value = '';
    find.classList.remove('bad');
    find.focus();
  },
  '+': (v) => v.zoom(1.25),
  '-': (v) => v.zoom(0.8),
  '0': (v) => v.showAll(),
  '?': () => element<HTMLDialogElement>('keys').showModal(),
};

/** Tells whether Enter in some place means to play the turn: everywhere for who plays, and else near the orders. */
function playsTurn(viewer: Viewer, target: HTMLElement, event: KeyboardEvent): boolean {
  if (event.key !== 'Enter' || !viewer.ordering || event.shiftKey) return false;
  if (['find', 'search'].includes(target.id) || target.closest('dialog, #card')) return false;
  return viewer.playing || target.closest('#takeover, #playbar, #board') !== null || target === document.body;
}

/** Listens to the keyboard. */
export function bindKeys(viewerOf: () => Viewer | undefined): void {
  document.addEventListener('keydown', (event) => {
    const viewer = viewerOf();
    const target = event.target as HTMLElement;
    if (!viewer || element<HTMLDialogElement>('keys').open || event.altKey) return;
    if ((event.ctrlKey || event.metaKey) && !(event.key === 'Enter' && target.id === 'orders')) return;
    if (playsTurn(viewer, target, event)) {
      event.preventDefault();
      viewer.give();
      return;
    }
    const typing = ['SELECT', 'INPUT', 'TEXTAREA'].includes(target.tagName);
    const pressing = (target instanceof HTMLButtonElement || target.tagName === 'SUMMARY') && (event.key === ' ' || event.key === 'Enter');
    if (typing || pressing) return;
    const direction = event.shiftKey ? undefined : ARROWS[event.key];
    const ordered = (direction !== undefined && viewer.steer(direction)) || viewer.orderKey(event.key);
    const act = KEYS[event.key];
    if (!ordered && !act) return;
    event.preventDefault();
    if (!ordered) act?.(viewer, event);
  });
}
