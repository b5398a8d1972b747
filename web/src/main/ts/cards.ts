import { button, element, grouped, make } from './dom';
import { chip } from './lead';
import type { Moment } from './moments';
import type { Painter } from './painter';
import type { Story } from './story';

/** What can be done when a match is over. */
export interface Encore {
  again(): void;
  whatIf(): void;
  /** Shows the next match, if there is a list of them. */
  readonly next: (() => void) | undefined;
  show(moment: Moment): void;
}

const box = (): HTMLElement => element('card');

export function hideCard(): void {
  box().hidden = true;
}

export function cardShown(): boolean {
  return !box().hidden;
}

/** Says who meets whom, before a match plays by itself. */
export function showTitle(story: Story, painter: Painter, begin: () => void): void {
  const { record } = story;
  const versus = make('div', '', 'versus');
  record.bots.forEach((bot, seat) => {
    if (seat > 0) versus.append(make('span', 'vs', 'dim'));
    const line = make('span', '', 'contender');
    line.append(chip(seat, 34), make('b', bot));
    versus.append(line);
  });
  const facts = record.label.split(' ').slice(1).join('  ·  ').replaceAll('=', ' ');
  const start = button('▶ watch', begin);
  start.className = 'main';
  box().replaceChildren(make('p', painter.title, 'kicker'), versus, make('p', facts, 'dim'), start);
  box().dataset['kind'] = 'title';
  box().hidden = false;
}

/** Says who won, by how much, and what to look at again. */
export function showResult(story: Story, painter: Painter, moments: readonly Moment[], encore: Encore): void {
  const { match } = story;
  const seats = story.bots.map((_, seat) => seat).sort((a, b) => match.rank(a) - match.rank(b));
  const [first = 0, second] = seats;
  const draw = second !== undefined && match.rank(first) === match.rank(second);
  const head = make('div', '', 'versus');
  const winner = make('span', '', 'contender');
  winner.append(chip(first, 40), make('b', draw ? 'A draw' : (story.bots[first] ?? '')));
  head.append(winner);
  const scores = make('table', '', 'result');
  for (const seat of seats) {
    const row = scores.insertRow();
    row.insertCell().textContent = `${match.rank(seat)}.`;
    row.insertCell().append(chip(seat, 20));
    row.insertCell().textContent = story.bots[seat] ?? '';
    const cell = row.insertCell();
    cell.className = 'number';
    cell.textContent = grouped(match.score(seat));
  }
  const list = make('div', '', 'moments');
  for (const moment of moments) list.append(button(`turn ${moment.frame}: ${moment.text}`, () => encore.show(moment)));
  const tools = make('div', '', 'tools');
  const again = button('↻ again', () => encore.again());
  again.className = 'main';
  tools.append(again, button('what if …', () => encore.whatIf()), ...(encore.next ? [button('next match ›', encore.next)] : []), button('close', hideCard));
  box().replaceChildren(
    make('p', draw ? painter.title : `${painter.title}: the winner`, 'kicker'),
    head,
    make('p', draw ? '' : margin(story, painter, first, second), 'dim'),
    scores,
    ...(moments.length > 0 ? [make('p', 'Worth another look', 'kicker'), list] : []),
    tools,
  );
  box().dataset['kind'] = 'result';
  box().hidden = false;
}

function margin(story: Story, painter: Painter, first: number, second: number | undefined): string {
  const frame = story.match.frame();
  const count = (seat: number): number => story.history.charts.get(painter.lead)?.[seat]?.[frame] ?? 0;
  const by = second === undefined ? 0 : count(first) - count(second);
  return by > 0 ? `by ${grouped(by)} ${painter.lead}, after ${frame} turns` : `after ${frame} turns`;
}
