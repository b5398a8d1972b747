import { button, mark, write } from './dom';
import { choose, give } from './course';
import { plays } from './state';
import * as orders from './orders';
import type { Painter } from 'regatta/contract';
import type { Shell } from './shell';
import type { Story } from './story';
import type { Viewer } from './viewer';

/** Offers the bots that can play a seat. */
export function fillOrders(shell: Shell, story: Story, painter: Painter): void {
  const names = story.builtIns.map((name) => new Option(name, name));
  shell.part('player').replaceChildren(new Option('as recorded', ''), new Option('a person', 'person'), ...names);
  const helpers = story.builtIns.map((name) => new Option(name, name));
  shell.part('helper').replaceChildren(new Option('as recorded', ''), new Option('nothing', '-'), ...helpers);
  shell.part('dialBox').hidden = !painter.controls?.dial;
}

/** Begins the orders of a turn when it comes, and shows them in the panel and in the bar under the board. */
export function drawOrders(viewer: Viewer): void {
  const { shell, story, original } = viewer;
  const { state } = viewer;
  const person = viewer.person === state.seat;
  write(shell.part('takeoverTitle'), person ? 'Your orders' : 'What if');
  shell.part('playbar').hidden = !state.ordering;
  if (!state.ordering) return;
  const asked = orders.isAsked(viewer.context);
  shell.part('branchTools').hidden = !story.branched;
  shell.part('discard').hidden = original.record.turns.length === 0;
  showPlayer(shell.part<HTMLSelectElement>('player'), story.player(state.seat));
  shell.part<HTMLSelectElement>('helper').options[0]!.textContent = person ? 'nothing' : 'as recorded';
  write(shell.part('turnOf'), turnText(viewer, asked, person));
  for (const id of ['orders', 'give', 'helper', 'repeat', 'giveNow'])
    shell.part<HTMLButtonElement>(id).disabled = !asked;
  const over = plays(state) && story.match.over();
  write(shell.part('giveNow'), over ? 'show the result' : 'play turn');
  if (over) shell.part<HTMLButtonElement>('giveNow').disabled = false;
  if (state.draft.basis !== orders.basisOf(viewer.context)) beginTurn(viewer, asked && person);
  const { draft } = viewer.state;
  const text = shell.part<HTMLTextAreaElement>('orders');
  if (text.value !== draft.lines.join('\n')) text.value = draft.lines.join('\n');
  shell.part<HTMLInputElement>('dial').value = String(Math.round(draft.share * 100));
  write(shell.part('dialText'), `${viewer.painter.controls?.dial ?? ''} ${Math.round(draft.share * 100)} %`);
  shell.part<HTMLButtonElement>('undo').disabled = draft.past.length === 0;
  drawCommands(viewer);
  write(shell.part('hint'), story.named(orders.hint(viewer.context, person)));
  mark(shell.part('hint'), 'class', draft.refusal ? 'refused' : '');
  // There is one button to play a turn: under the board for a player, in the panel for a what-if.
  shell.part('giveNow').hidden = !plays(state) && !person;
  shell.part('give').hidden = !shell.part('giveNow').hidden;
}

function turnText({ story, state }: Viewer, asked: boolean, person: boolean): string {
  const name = story.names[state.seat] ?? '';
  if (story.match.over()) return 'The match is over.';
  if (asked) return person ? `Turn ${state.frame} is yours.` : '';
  return state.sent === state.frame
    ? 'Your orders are sent.'
    : `${name} is not asked in turn ${state.frame}: another player moves.`;
}

function beginTurn(viewer: Viewer, mine: boolean): void {
  const helper = viewer.shell.part<HTMLSelectElement>('helper').value;
  viewer.set({ draft: orders.beginDraft(viewer.context, helper) });
  if (!mine) return;
  const first = orders.nextUnit(viewer.context);
  if (first) viewer.select({ unit: first.id });
  const { match } = viewer.story;
  if (viewer.painter.controls?.skips?.(match) && viewer.story.said(viewer.state.frame, viewer.state.seat).length === 0)
    give(viewer);
}

function showPlayer(player: HTMLSelectElement, name: string): void {
  // A built-in with parameters of its own is not among those one can choose.
  if (![...player.options].some((option) => option.value === name)) player.append(new Option(name, name));
  player.value = name;
}

/** Shows a button for each order; one that cannot be given is disabled and says why. */
function drawCommands(viewer: Viewer): void {
  const { shell, painter, state } = viewer;
  const own = orders.ownUnit(viewer.context);
  const all = orders.offers(viewer.context);
  write(shell.part('aim'), own ? `${painter.unit} ${own.id}:` : '');
  const box = shell.part('commands');
  const signature = `${own?.id ?? ''} ${all.map(({ label, refusal }) => label + refusal).join()} ${state.draft.aiming}`;
  if (box.dataset['signature'] === signature) return;
  box.dataset['signature'] = signature;
  box.replaceChildren(
    ...all.map((offer, index) => {
      // The orders may have changed since the button was made.
      const made = button(offer.label, () => {
        const now = orders.offers(viewer.context)[index];
        if (now) choose(viewer, now);
      });
      made.disabled = offer.refusal !== '';
      made.title = offer.refusal;
      made.setAttribute('aria-pressed', String(offer.label === state.draft.aiming));
      return made;
    }),
  );
}
