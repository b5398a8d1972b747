import { showDesign } from './design';
import { deliver } from './film';
import { allPainters, FAULT_KINDS, gameOf, readReplay } from './games';
import { Matches } from './matches';
import { readRecord, type MatchRecord } from 'regatta/record';
import { Remote } from './remote';
import { Shell } from './shell';
import { modeOf } from './state';
import { RecordStream } from './stream';
import { mountViewer, type Viewer } from './viewer';

/** Where the page came from, as the program that wrote it says. */
const source = document.getElementById('record');
const root = document.getElementById('viewer') ?? takePage();

let viewer: Viewer | undefined;
let matches: Matches | undefined;
let remote: Remote | undefined;

/** A link leads into the first match that is shown; others begin at their beginning. */
let link = new URLSearchParams(location.hash.slice(1));

/** Makes room in a page of an earlier version, whose script this one has replaced. */
function takePage(): HTMLElement {
  const made = document.createElement('div');
  made.id = 'viewer';
  made.style.height = '100dvh';
  document.head.querySelectorAll('style').forEach((style) => style.remove());
  document.body.replaceChildren(made);
  document.body.style.margin = '0';
  return made;
}

/** Shows the match in a file. */
async function show(bytes: Uint8Array): Promise<void> {
  try {
    await present((await readReplay(bytes)) ?? (await readRecord(bytes, FAULT_KINDS)));
  } catch (problem) {
    fail(problem);
  }
}

/** Shows a match, and returns whether it is over; `grows` says that it may be more of the one on show. */
async function present(record: MatchRecord, grows = false): Promise<boolean> {
  try {
    if (grows && viewer?.append(record)) return record.complete;
    const game = gameOf(record.game);
    const mode = modeOf(link, record, { live: matches !== undefined, plays: remote !== undefined });
    if (mode === 'film') {
      await deliver(record, game);
      return true;
    }
    viewer?.close();
    const { send, ready } = remote ?? {};
    viewer = mountViewer(root, {
      record,
      game,
      mode,
      link,
      page: true,
      next: matches?.next(),
      send,
      ready,
      open: (file) => void show(file),
    });
    offerMatches();
    link = new URLSearchParams(link.has('embed') ? 'embed' : '');
    return record.complete;
  } catch (problem) {
    fail(problem);
    return true;
  }
}

function offerMatches(): void {
  if (matches) root.shadowRoot?.getElementById('matchesBox')?.append(matches.box);
}

function fail(problem: unknown): void {
  viewer?.close();
  viewer = undefined;
  empty().fail(problem);
  offerMatches();
}

/** Shows a viewer without a match, which waits for a file. */
function empty(): Shell {
  const shell = new Shell(root);
  for (const id of ['file', 'firstFile']) {
    const chooser = shell.part<HTMLInputElement>(id);
    chooser.addEventListener(
      'change',
      () => void chooser.files?.[0]?.arrayBuffer().then((read) => show(new Uint8Array(read))),
    );
  }
  return shell;
}

const stream = (address: string): RecordStream => new RecordStream(address, FAULT_KINDS);

async function begin(): Promise<void> {
  if (link.has('design')) {
    showDesign(root, allPainters());
    return;
  }
  empty();
  const url = new URLSearchParams(location.search).get('record');
  const list = source?.dataset['list'] ?? '';
  const play = source?.dataset['play'] ?? '';
  const embedded = source?.textContent?.trim() ?? '';
  if (url) {
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok) await show(new Uint8Array(await response.arrayBuffer()));
    else fail(`There is no record at ${url}, or this page may not read it.`);
  } else if (list && !list.startsWith('/*')) {
    const showFound = async ({ record, bytes }: { record?: MatchRecord; bytes: Uint8Array }, grows: boolean) =>
      record ? present(record, grows) : show(bytes);
    matches = new Matches(list, stream, showFound, fail);
    await matches.follow();
  } else if (play) {
    remote = new Remote(play, root, stream('record'), (record) => present(record, true));
    await remote.follow();
  } else if (embedded && !embedded.startsWith('/*')) {
    await show(Uint8Array.from(atob(embedded), (letter) => letter.charCodeAt(0)));
  }
}

document.addEventListener('dragover', (event) => event.preventDefault());
document.addEventListener('drop', (event) => {
  event.preventDefault();
  const file = event.dataTransfer?.files[0];
  if (file) void file.arrayBuffer().then((buffer) => show(new Uint8Array(buffer)));
});

// For pages that show several matches.
Object.assign(globalThis, {
  regatta: { gameOf, mountViewer, readRecord: (bytes: Uint8Array) => readRecord(bytes, FAULT_KINDS) },
});

if (source) void begin();
