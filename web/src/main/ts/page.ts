import { painters } from 'painters';
import { showDesign } from './design';
import { element } from './dom';
import { deliver } from './film';
import { Hands } from './hands';
import { bindKeys } from './keys';
import { Matches } from './matches';
import type { Painter } from './painter';
import { readRecord, type MatchRecord } from './record';
import { Remote } from './remote';
import { read, write } from './settings';
import { Viewer } from './viewer';

let viewer: Viewer | undefined;
let matches: Matches | undefined;
let remote: Remote | undefined;

/** A link leads into the first match that is shown; others begin at their beginning. */
let link = new URLSearchParams(location.hash.slice(1));

const PAINTERS = painters as readonly Painter[];

/** Shows a match; `grows` says that it may be more of the one on show. */
async function show(bytes: Uint8Array, grows = false): Promise<void> {
  try {
    const record = await readAny(bytes);
    if (grows && viewer?.append(record)) return;
    const painter = PAINTERS.find((candidate) => candidate.game === record.game);
    if (!painter) throw new Error(`This page cannot draw the game ${record.game}.`);
    if (link.has('film')) {
      await deliver(record, painter);
      return;
    }
    viewer?.close();
    viewer = new Viewer(record, painter, {
      link,
      live: matches !== undefined || remote !== undefined,
      next: matches?.next(),
      send: remote && ((turn, lines) => remote?.send(turn, lines)),
      drawn: () => hands.refresh(),
    });
    link = new URLSearchParams(link.has('embed') ? 'embed' : '');
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
  if (link.has('design')) {
    showDesign(PAINTERS);
    return;
  }
  const url = new URLSearchParams(location.search).get('record');
  if (url) {
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok) await show(new Uint8Array(await response.arrayBuffer()));
    else element('title').textContent = `There is no record at ${url}, or this page may not read it.`;
    return;
  }
  const list = element('record').dataset['list'] ?? '';
  if (list && !list.startsWith('/*')) {
    matches = new Matches(list, show);
    await matches.follow();
    return;
  }
  const play = element('record').dataset['play'] ?? '';
  if (play) {
    remote = new Remote(play, (bytes) => show(bytes, true));
    await remote.follow();
    return;
  }
  const embedded = element('record').textContent?.trim() ?? '';
  if (embedded && !embedded.startsWith('/*')) {
    await show(Uint8Array.from(atob(embedded), (letter) => letter.charCodeAt(0)));
  }
}

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
}

function bindTimeline(): void {
  const timeline = element<HTMLCanvasElement>('timeline');
  const scrub = (event: PointerEvent): void => viewer?.scrub(event.offsetX / timeline.clientWidth);
  timeline.addEventListener('pointerdown', scrub);
  timeline.addEventListener('pointermove', (event) => event.buttons > 0 && scrub(event));
}

function bindPage(): void {
  window.addEventListener('resize', () => viewer?.restyle());
  // The address may be another one again by now: the page writes it too.
  window.addEventListener('hashchange', (event) => viewer?.goTo(new URLSearchParams(new URL(event.newURL).hash.slice(1))));
  document.addEventListener('dragover', (event) => event.preventDefault());
  document.addEventListener('drop', (event) => {
    event.preventDefault();
    const file = event.dataTransfer?.files[0];
    if (file) void file.arrayBuffer().then((buffer) => show(new Uint8Array(buffer)));
  });
  const chooser = element<HTMLInputElement>('file');
  chooser.addEventListener('change', () => void chooser.files?.[0]?.arrayBuffer().then((buffer) => show(new Uint8Array(buffer))));
  document.body.classList.toggle('embed', link.has('embed'));
  const chosen = read('regatta.dark');
  const dark = chosen === null ? matchMedia('(prefers-color-scheme: dark)').matches : chosen === 'true';
  document.documentElement.classList.toggle('dark', dark);
}

bindPage();
bindControls();
bindTimeline();
bindKeys(() => viewer);
const hands = new Hands(() => viewer);
void begin();
