import { painters } from 'painters';
import type { Painter } from './painter';
import { readRecord } from './record';
import { Viewer } from './viewer';

let viewer: Viewer | undefined;

function element<T extends HTMLElement>(id: string): T {
  return document.getElementById(id) as T;
}

async function show(bytes: Uint8Array): Promise<void> {
  try {
    const record = await readRecord(bytes);
    const painter = (painters as readonly Painter[]).find((candidate) => candidate.game === record.game);
    if (!painter) throw new Error(`This page cannot draw the game ${record.game}.`);
    viewer?.pause();
    viewer = new Viewer(record, painter);
  } catch (problem) {
    element('title').textContent = 'This cannot be shown';
    element('proof').className = 'bad';
    element('proof').textContent = problem instanceof Error ? problem.message : String(problem);
  }
}

async function begin(): Promise<void> {
  const url = new URLSearchParams(location.search).get('record');
  if (url) {
    await show(new Uint8Array(await (await fetch(url)).arrayBuffer()));
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
  End: (v) => v.step(1e9),
  c: (v) => v.toEvent(-1),
  v: (v) => v.toEvent(1),
  g: (v) => {
    const turn = prompt('Go to turn');
    if (turn) v.seek(Number(turn));
  },
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
  onClick('last', (v) => v.step(1e9));
  onClick('previous', (v) => v.toEvent(-1));
  onClick('next', (v) => v.toEvent(1));
  element('help').addEventListener('click', () => element<HTMLDialogElement>('keys').showModal());
  element('speed').addEventListener('change', () => viewer?.setSpeed(Number(element<HTMLSelectElement>('speed').value)));
  element('seat').addEventListener('change', () => viewer?.showSeat(Number(element<HTMLSelectElement>('seat').value)));
  element('theme').addEventListener('click', () => {
    const dark = document.documentElement.classList.toggle('dark');
    localStorage.setItem('regatta.dark', String(dark));
    viewer?.draw();
  });
  document.addEventListener('keydown', (event) => {
    const typing = event.target instanceof HTMLSelectElement || event.target instanceof HTMLInputElement;
    const act = KEYS[event.key];
    if (!act || !viewer || typing || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    act(viewer, event);
  });
}

function bindBoard(): void {
  const board = element<HTMLCanvasElement>('board');
  const tip = element('tip');
  board.addEventListener('wheel', (event) => {
    event.preventDefault();
    viewer?.zoom(event.deltaY < 0 ? 1.15 : 1 / 1.15, event.offsetX, event.offsetY);
  });
  board.addEventListener('pointermove', (event) => {
    if (event.buttons > 0) viewer?.pan(event.movementX, event.movementY);
    const text = viewer?.tell(event.offsetX, event.offsetY) ?? '';
    tip.style.display = text ? 'block' : 'none';
    tip.textContent = text;
    tip.style.left = `${Math.min(event.clientX + 14, window.innerWidth - tip.offsetWidth - 8)}px`;
    tip.style.top = `${Math.min(event.clientY + 14, window.innerHeight - tip.offsetHeight - 8)}px`;
  });
  board.addEventListener('pointerleave', () => (tip.style.display = 'none'));
  const timeline = element<HTMLCanvasElement>('timeline');
  timeline.addEventListener('pointerdown', (event) => viewer?.scrub(event, timeline));
  timeline.addEventListener('pointermove', (event) => event.buttons > 0 && viewer?.scrub(event, timeline));
}

function bindPage(): void {
  window.addEventListener('resize', () => viewer?.draw());
  window.addEventListener('hashchange', () => viewer?.seek(Number(new URLSearchParams(location.hash.slice(1)).get('turn') ?? 0)));
  document.addEventListener('dragover', (event) => event.preventDefault());
  document.addEventListener('drop', (event) => {
    event.preventDefault();
    const file = event.dataTransfer?.files[0];
    if (file) void file.arrayBuffer().then((buffer) => show(new Uint8Array(buffer)));
  });
  const chosen = localStorage.getItem('regatta.dark');
  const dark = chosen === null ? matchMedia('(prefers-color-scheme: dark)').matches : chosen === 'true';
  document.documentElement.classList.toggle('dark', dark);
}

bindPage();
bindControls();
bindBoard();
void begin();
