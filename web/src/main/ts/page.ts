import { painters } from 'painters';
import { element } from './dom';
import { Matches } from './matches';
import type { Painter } from './painter';
import { readRecord, type MatchRecord } from './record';
import { read, write } from './settings';
import { Viewer } from './viewer';

let viewer: Viewer | undefined;

const PAINTERS = painters as readonly Painter[];

async function show(bytes: Uint8Array): Promise<void> {
  try {
    const record = await readAny(bytes);
    const painter = PAINTERS.find((candidate) => candidate.game === record.game);
    if (!painter) throw new Error(`This page cannot draw the game ${record.game}.`);
    viewer?.close();
    viewer = new Viewer(record, painter);
  } catch (problem) {
    element('title').textContent = 'This cannot be shown';
    element('proof').className = 'bad';
    element('proof').textContent = problem instanceof Error ? problem.message : String(problem);
  }
}

/** Reads a record, or a file of an original game. */
async function readAny(bytes: Uint8Array): Promise<MatchRecord> {
  for (const painter of PAINTERS) {
    const found = await painter.read?.(bytes);
    if (found) return found;
  }
  return readRecord(bytes);
}

async function begin(): Promise<void> {
  const url = new URLSearchParams(location.search).get('record');
  if (url) {
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok) await show(new Uint8Array(await response.arrayBuffer()));
    else element('title').textContent = `There is no record at ${url}, or this page may not read it.`;
    return;
  }
  const list = element('record').dataset['list'] ?? '';
  if (list && !list.startsWith('/*')) {
    await new Matches(list, show).follow();
    return;
  }
  const embedded = element('record').textContent?.trim() ?? '';
  if (embedded && !embedded.startsWith('/*')) {
    await show(Uint8Array.from(atob(embedded), (letter) => letter.charCodeAt(0)));
  }
}

const KEYS: Readonly<Record<string, (viewer: Viewer, event: KeyboardEvent) => void>> = {
  ' ': (v) => v.toggle(),
  ArrowLeft: (v, event) => v.step(event.shiftKey ? -10 : -1),
  ArrowRight: (v, event) => v.step(event.shiftKey ? 10 : 1),
  ArrowUp: (v) => v.changeSpeed(1),
  ArrowDown: (v) => v.changeSpeed(-1),
  Home: (v) => v.step(-1e9),
  End: (v) => v.end(),
  Enter: (v) => v.give(),
  Escape: (v) => v.select(undefined),
  c: (v) => v.toEvent(-1),
  v: (v) => v.toEvent(1),
  f: (v) => v.follow(),
  n: (v) => v.nextUnit(1),
  p: (v) => v.nextUnit(-1),
  g: (v) => {
    const turn = prompt('Go to turn');
    if (turn) v.seek(Number(turn));
  },
  '/': () => element('find').focus(),
  '+': (v) => v.zoom(1.25),
  '-': (v) => v.zoom(0.8),
  '0': (v) => v.showAll(),
  '?': () => element<HTMLDialogElement>('keys').showModal(),
};

function onClick(id: string, act: (viewer: Viewer) => void): void {
  element(id).addEventListener('click', () => viewer && act(viewer));
}

function bindControls(): void {
  onClick('first', (v) => v.step(-1e9));
  onClick('back', (v) => v.step(-1));
  onClick('play', (v) => v.toggle());
  onClick('forward', (v) => v.step(1));
  onClick('last', (v) => v.end());
  onClick('previous', (v) => v.toEvent(-1));
  onClick('next', (v) => v.toEvent(1));
  onClick('follow', (v) => v.follow());
  element('help').addEventListener('click', () => element<HTMLDialogElement>('keys').showModal());
  element('speed').addEventListener('change', () => viewer?.setSpeed(Number(element<HTMLSelectElement>('speed').value)));
  element('seat').addEventListener('change', () => viewer?.showSeat(Number(element<HTMLSelectElement>('seat').value)));
  element('search').addEventListener('input', () => viewer?.search(element<HTMLInputElement>('search').value));
  for (const id of ['takeover', 'factsBox']) element(id).addEventListener('toggle', () => viewer?.redraw());
  const find = element<HTMLInputElement>('find');
  find.addEventListener('change', () => find.classList.toggle('bad', find.value !== '' && !viewer?.find(Number(find.value))));
  element('theme').addEventListener('click', () => {
    const dark = document.documentElement.classList.toggle('dark');
    write('regatta.dark', String(dark));
    viewer?.restyle();
  });
  document.addEventListener('keydown', (event) => {
    const typing = ['SELECT', 'INPUT', 'TEXTAREA'].includes((event.target as HTMLElement).tagName);
    const pressing = event.target instanceof HTMLButtonElement && (event.key === ' ' || event.key === 'Enter');
    const act = KEYS[event.key];
    const asking = element<HTMLDialogElement>('keys').open;
    if (!act || !viewer || typing || pressing || asking || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    act(viewer, event);
  });
}

/** Dragging moves the board, two fingers zoom it, and a click selects. */
function bindBoard(): void {
  const board = element<HTMLCanvasElement>('board');
  const tip = element('tip');
  const fingers = new Map<number, PointerEvent>();
  let moved = 0;
  board.addEventListener('wheel', (event) => {
    event.preventDefault();
    viewer?.zoom(event.deltaY < 0 ? 1.15 : 1 / 1.15, event.offsetX, event.offsetY);
  });
  board.addEventListener('pointerdown', (event) => {
    if (fingers.size === 0) moved = 0;
    fingers.set(event.pointerId, event);
    board.setPointerCapture(event.pointerId);
  });
  board.addEventListener('pointermove', (event) => {
    const before = fingers.get(event.pointerId);
    if (before) {
      const other = [...fingers.values()].find((finger) => finger.pointerId !== event.pointerId);
      if (other) viewer?.zoom(distance(event, other) / Math.max(1, distance(before, other)), event.offsetX, event.offsetY);
      moved += distance(event, before);
      if (!other && moved > 4) viewer?.pan(event.clientX - before.clientX, event.clientY - before.clientY);
      fingers.set(event.pointerId, event);
    }
    const text = viewer?.tell(event.offsetX, event.offsetY) ?? '';
    tip.style.display = text ? 'block' : 'none';
    tip.textContent = text;
    tip.style.left = `${Math.min(event.clientX + 14, window.innerWidth - tip.offsetWidth - 8)}px`;
    tip.style.top = `${Math.min(event.clientY + 14, window.innerHeight - tip.offsetHeight - 8)}px`;
  });
  board.addEventListener('pointerup', (event) => {
    fingers.delete(event.pointerId);
    if (moved <= 4) viewer?.click(event.offsetX, event.offsetY);
  });
  board.addEventListener('pointercancel', (event) => fingers.delete(event.pointerId));
  board.addEventListener('pointerleave', () => (tip.style.display = 'none'));
  const timeline = element<HTMLCanvasElement>('timeline');
  const scrub = (event: PointerEvent): void => viewer?.scrub(event.offsetX / timeline.clientWidth);
  timeline.addEventListener('pointerdown', scrub);
  timeline.addEventListener('pointermove', (event) => event.buttons > 0 && scrub(event));
}

function distance(a: PointerEvent, b: PointerEvent): number {
  return Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
}

function bindPage(): void {
  window.addEventListener('resize', () => viewer?.restyle());
  window.addEventListener('hashchange', () => viewer?.goTo(new URLSearchParams(location.hash.slice(1))));
  document.addEventListener('dragover', (event) => event.preventDefault());
  document.addEventListener('drop', (event) => {
    event.preventDefault();
    const file = event.dataTransfer?.files[0];
    if (file) void file.arrayBuffer().then((buffer) => show(new Uint8Array(buffer)));
  });
  const chooser = element<HTMLInputElement>('file');
  chooser.addEventListener('change', () => void chooser.files?.[0]?.arrayBuffer().then((buffer) => show(new Uint8Array(buffer))));
  const chosen = read('regatta.dark');
  const dark = chosen === null ? matchMedia('(prefers-color-scheme: dark)').matches : chosen === 'true';
  document.documentElement.classList.toggle('dark', dark);
}

bindPage();
bindControls();
bindBoard();
void begin();
