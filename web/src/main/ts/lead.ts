import { element, make } from './dom';
import { seatColour, trace, type Painter } from './painter';
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

/** Who is winning, at a glance: a card for each seat over the board, and under them a bar of who has how much. */
export class Lead {
  private readonly box = element('players');
  private readonly bar = element('leadbar');
  private built = '';

  constructor(private readonly painter: Painter) {}

  /** @param blind the only seat whose figures may be shown, or -1 if all may */
  draw(story: Story, frame: number, blind: number): void {
    const { history, match } = story;
    const names = [...history.charts.keys()];
    this.build(story, names);
    const scores = story.bots.map((_, seat) => history.charts.get(this.painter.lead)?.[seat]?.[frame] ?? 0);
    const best = Math.max(...scores);
    story.bots.forEach((bot, seat) => {
      const hidden = blind >= 0 && blind !== seat;
      const card = this.box.children[seat] as HTMLElement;
      put(card, 'name', bot);
      put(card, 'score', hidden ? '?' : format(scores[seat] ?? 0));
      names.filter((name) => name !== this.painter.lead).slice(0, 3).forEach((name) => put(card, name, hidden ? '?' : format(history.charts.get(name)?.[seat]?.[frame] ?? 0)));
      card.classList.toggle('leads', !hidden && blind < 0 && scores[seat] === best && scores.some((score) => score < best));
      card.classList.toggle('out', match.over() && match.rank(seat) > 1);
    });
    const sum = scores.reduce((all, score) => all + Math.max(0, score), 0);
    this.bar.style.visibility = blind >= 0 ? 'hidden' : 'visible';
    this.bar.setAttribute('aria-label', blind >= 0 ? '' : `Share of ${this.painter.lead}: ${scores.map((score, seat) => `${story.bots[seat]} ${percent(score, sum)}`).join(', ')}`);
    this.bar.style.background = stripes(scores.map((score) => (sum > 0 ? Math.max(0, score) / sum : 1 / scores.length)));
  }

  private build(story: Story, names: readonly string[]): void {
    const signature = `${story.bots.length} ${names.join()}`;
    if (signature === this.built) return;
    this.built = signature;
    this.box.replaceChildren(...story.bots.map((_, seat) => this.card(seat, names)));
    this.box.dataset['seats'] = String(story.bots.length);
  }

  private card(seat: number, names: readonly string[]): HTMLElement {
    const card = make('div', '', 'player');
    card.style.setProperty('--seat', seatColour(seat));
    const title = make('b');
    title.dataset['of'] = 'name';
    const score = make('output', '', 'score');
    score.dataset['of'] = 'score';
    score.title = this.painter.lead;
    const figures = make('span', '', 'figures');
    for (const name of names.filter((candidate) => candidate !== this.painter.lead).slice(0, 3)) {
      const figure = make('span', `${name} `);
      const value = make('em');
      value.dataset['of'] = name;
      figure.append(value);
      figures.append(figure);
    }
    card.append(chip(seat), title, score, figures);
    return card;
  }
}

function put(card: HTMLElement, what: string, text: string): void {
  const place = card.querySelector(`[data-of="${what}"]`);
  if (place && place.textContent !== text) place.textContent = text;
}

/** Returns a bar of the seats' colours, each as wide as its share: painted, so that nothing on the page moves. */
function stripes(shares: readonly number[]): string {
  let from = 0;
  const stops = shares.map((share, seat) => {
    const begin = from;
    from += share * 100;
    return `${seatColour(seat)} ${begin}% calc(${from}% - 2px), transparent calc(${from}% - 2px) ${from}%`;
  });
  return `linear-gradient(to right, ${stops.join(', ')})`;
}

function percent(part: number, sum: number): string {
  return sum > 0 ? `${Math.round((Math.max(0, part) / sum) * 100)} %` : 'nothing';
}

function format(value: number): string {
  return Number.isInteger(value) ? value.toLocaleString('en').replaceAll(',', '\u2009') : value.toFixed(1);
}
