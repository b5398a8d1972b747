import { grouped, make, mark, write } from './dom';
import type { Shell } from './shell';
import type { Painter } from 'regatta/contract';
import { seatColour, trace } from 'regatta/draw';
import type { Story } from './story';

/** Returns a picture of a seat's sign, to stand beside its name. */
export function chip(seat: number, size = 22): HTMLCanvasElement {
  const picture = make('canvas', '', 'chip');
  const ratio = 2;
  picture.width = picture.height = size * ratio;
  picture.style.width = picture.style.height = `${size}px`;
  picture.setAttribute('aria-hidden', 'true');
  const canvas = picture.getContext('2d');
  if (!canvas) return picture;
  canvas.scale(ratio, ratio);
  canvas.fillStyle = '#0b1220';
  canvas.beginPath();
  canvas.roundRect(0, 0, size, size, size * 0.28);
  canvas.fill();
  trace(canvas, seat, size / 2, size / 2 + (seat % 8 === 2 ? size * 0.06 : 0), size * 0.28);
  canvas.fillStyle = seatColour(seat);
  canvas.fill();
  return picture;
}

/** Where the figures of a seat are written. */
interface Card {
  readonly box: HTMLElement;
  readonly name: HTMLElement;
  readonly score: HTMLElement;
  readonly figures: ReadonlyMap<string, HTMLElement>;
}

/** How many figures a card has beside the score. */
const FIGURES = 3;

/** Who is winning, at a glance: a card for each seat over the board, and under them a bar of who has how much. */
export class Lead {
  private readonly box: HTMLElement;
  private readonly bar: HTMLElement;
  private cards: readonly Card[] = [];
  private built = '';
  private striped = '';

  constructor(
    shell: Shell,
    private readonly painter: Painter,
  ) {
    this.box = shell.part('players');
    this.bar = shell.part('leadbar');
  }

  /** @param blind the only seat whose figures may be shown, or -1 if all may */
  draw(story: Story, frame: number, blind: number): void {
    const { charts } = story.history;
    this.build(story, [...charts.keys()]);
    const scores = scoresAt(story, this.painter, frame);
    const best = Math.max(...scores);
    const ended = story.match.over();
    story.names.forEach((bot, seat) => {
      const hidden = blind >= 0 && blind !== seat;
      const card = this.cards[seat]!;
      write(card.name, bot);
      mark(card.name, 'title', bot);
      write(card.score, hidden ? '?' : grouped(scores[seat] ?? 0));
      for (const [name, figure] of card.figures)
        write(figure, hidden ? '?' : grouped(charts.get(name)?.[seat]?.[frame] ?? 0));
      card.box.classList.toggle('leads', blind < 0 && scores[seat] === best && scores.some((score) => score < best));
      card.box.classList.toggle('out', ended && story.match.rank(seat) > 1);
    });
    this.drawBar(story.names, scores, blind >= 0);
  }

  private drawBar(bots: readonly string[], scores: readonly number[], hidden: boolean): void {
    const sum = scores.reduce((all, score) => all + Math.max(0, score), 0);
    const bar = hidden ? '' : stripes(scores.map((score) => (sum > 0 ? Math.max(0, score) / sum : 1 / scores.length)));
    if (bar === this.striped) return;
    this.striped = bar;
    this.bar.style.background = bar;
    mark(
      this.bar,
      'aria-label',
      hidden
        ? ''
        : `Share of ${this.painter.lead}: ${scores.map((score, seat) => `${bots[seat]} ${percent(score, sum)}`).join(', ')}`,
    );
  }

  private build(story: Story, charts: readonly string[]): void {
    const signature = `${story.names.length} ${charts.join()}`;
    if (signature === this.built) return;
    this.built = signature;
    const names = charts.filter((name) => name !== this.painter.lead).slice(0, FIGURES);
    this.cards = story.names.map((_, seat) => this.card(seat, names));
    this.box.replaceChildren(...this.cards.map((card) => card.box));
    this.box.dataset['seats'] = String(story.names.length);
    this.box.classList.toggle('many', story.names.length > 4);
  }

  private card(seat: number, names: readonly string[]): Card {
    const box = make('div', '', 'player');
    box.setAttribute('role', 'listitem');
    box.style.setProperty('--seat', seatColour(seat));
    const name = make('b');
    const score = make('output', '', 'score');
    score.title = this.painter.lead;
    const line = make('span', '', 'figures');
    const figures = new Map(names.map((figure) => [figure, make('em')]));
    for (const [figure, value] of figures) {
      const part = make('span', `${figure} `);
      part.append(value);
      line.append(part);
    }
    box.append(chip(seat), name, score, line);
    return { box, name, score, figures };
  }
}

/** Returns a bar of the seats' colours, each as wide as its share to a tenth of a percent: painted, so that nothing on the page moves. */
function stripes(shares: readonly number[]): string {
  let from = 0;
  const stops = shares.map((share, seat) => {
    const begin = from.toFixed(1);
    from += share * 100;
    const end = from.toFixed(1);
    return `${seatColour(seat)} ${begin}% calc(${end}% - 2px), transparent calc(${end}% - 2px) ${end}%`;
  });
  return `linear-gradient(to right, ${stops.join(', ')})`;
}

function percent(part: number, sum: number): string {
  return sum > 0 ? `${Math.round((Math.max(0, part) / sum) * 100)} %` : 'nothing';
}

/** Returns what the game is about, of each seat in a frame: the one score that cards, tables and results show. */
export function scoresAt(story: Story, painter: Painter, frame: number): number[] {
  return story.names.map((_, seat) => story.history.charts.get(painter.lead)?.[seat]?.[frame] ?? 0);
}
