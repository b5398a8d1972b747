import { button, grouped, make } from './dom';
import { askWhatIf, playAgain } from './course';
import { chip, scoresAt } from './lead';
import { moments, type Moment } from './moments';
import { remembers } from './settings';
import type { Viewer } from './viewer';

/** Draws the card over the board: who meets whom, how to play, or who won. */
export function drawCard(viewer: Viewer): void {
  const { shell, state } = viewer;
  const box = shell.part('card');
  const kind = state.card;
  if (box.dataset['kind'] === kind) return;
  box.dataset['kind'] = kind;
  box.hidden = kind === '';
  if (kind === 'title') box.replaceChildren(...title(viewer));
  if (kind === 'start') box.replaceChildren(...start(viewer));
  if (kind === 'result') box.replaceChildren(...result(viewer));
  if (kind === 'start') box.querySelector<HTMLElement>('button.main')?.focus({ preventScroll: true });
}

function main(text: string, act: () => void): HTMLButtonElement {
  const made = button(text, act);
  made.className = 'main';
  return made;
}

function versus({ original }: Viewer): HTMLElement {
  const all = make('div', '', 'versus');
  original.names.forEach((bot, seat) => {
    if (seat > 0) all.append(make('span', 'vs', 'dim'));
    const line = make('span', '', 'contender');
    line.append(chip(seat, 34), make('b', bot));
    all.append(line);
  });
  return all;
}

function facts({ original }: Viewer): string {
  return original.record.label.split(' ').slice(1).join('  ·  ').replaceAll('=', ' ');
}

/** The players, before a match plays by itself. */
function title(viewer: Viewer): HTMLElement[] {
  const watch = main('watch', () => viewer.toggle());
  watch.dataset['icon'] = 'play';
  return [make('p', viewer.painter.title, 'kicker'), versus(viewer), make('p', facts(viewer), 'dim'), watch];
}

/** What a player has to know before the first turn. */
function start(viewer: Viewer): HTMLElement[] {
  const { painter, story } = viewer;
  const list = make('ul', '', 'help');
  list.append(...(painter.controls?.help ?? []).map((line) => make('li', line)));
  const length = make('p', `${painter.aim} At most ${story.match.limit()} turns.`);
  const lost =
    remembers() || viewer.config.send
      ? ''
      : 'This browser does not let the page remember the match: a reload starts again.';
  return [
    make('p', painter.title, 'kicker'),
    versus(viewer),
    length,
    list,
    make('p', lost, 'dim'),
    main('start', () => viewer.closeCard()),
  ];
}

/** Who won, by how much, and what to look at again. */
function result(viewer: Viewer): HTMLElement[] {
  const { painter, story, state, config } = viewer;
  const { match, history } = story;
  const scores = scoresAt(story, painter, state.frame);
  const seats = story.names.map((_, seat) => seat).sort((a, b) => match.rank(a) - match.rank(b));
  const [first = 0, second] = seats;
  const draw = second !== undefined && match.rank(first) === match.rank(second);
  const head = make('div', '', 'versus');
  const winner = make('span', '', 'contender');
  winner.append(chip(first, 40), make('b', draw ? 'A draw' : (story.names[first] ?? '')));
  head.append(winner);
  const table = make('table', '', 'result');
  for (const seat of seats) {
    const row = table.insertRow();
    row.insertCell().textContent = `${match.rank(seat)}.`;
    row.insertCell().append(chip(seat, 20));
    row.insertCell().textContent = story.names[seat] ?? '';
    const cell = row.insertCell();
    cell.className = 'number';
    cell.textContent = grouped(scores[seat] ?? 0);
  }
  const again = (moment: Moment): void => {
    viewer.step(Math.max(0, moment.frame - 3) - viewer.state.frame);
    viewer.set({ playing: true });
  };
  const named = (seat: number): string => story.names[seat] ?? '';
  const list = moments(history.charts.get(painter.lead) ?? [], history.marks, first, named).map((moment) =>
    button(`turn ${moment.frame}: ${story.named(moment.text)}`, () => again(moment)),
  );
  const looks = make('div', '', 'moments');
  looks.append(...list);
  const tools = make('div', '', 'tools');
  tools.append(
    viewer.state.mode === 'play-here'
      ? main('play again', () => playAgain(viewer))
      : main('watch again', () => {
          viewer.set({ card: '' });
          viewer.seek(0);
          viewer.set({ playing: true });
        }),
    button('what if …', () => askWhatIf(viewer)),
    ...(config.next ? [button('next match', config.next)] : []),
    button('close', () => viewer.closeCard()),
  );
  return [
    make('p', draw ? painter.title : `${painter.title}: the winner`, 'kicker'),
    head,
    make('p', [margin(viewer, scores, first, second), ...endings(viewer)].filter((line) => line).join(' '), 'dim'),
    table,
    ...(list.length > 0 ? [make('p', 'Worth another look', 'kicker'), looks] : []),
    tools,
  ];
}

function margin(
  { state, painter, story }: Viewer,
  scores: readonly number[],
  first: number,
  second: number | undefined,
): string {
  const whatIf = story.conclusion(painter);
  if (whatIf) return whatIf;
  const by = second === undefined ? 0 : (scores[first] ?? 0) - (scores[second] ?? 0);
  return by > 0 ? `by ${grouped(by)} ${painter.lead}, after ${state.frame} turns.` : `after ${state.frame} turns.`;
}

/** Says which players were out because of a fault, such as running out of time. */
function endings({ story }: Viewer): string[] {
  return story.history.marks
    .flatMap((marks) => marks.filter(({ kind }) => kind === 'fault').map(({ text }) => story.named(`${text}.`)))
    .slice(-2);
}
