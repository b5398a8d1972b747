import { button, checkbox, choice, make } from './dom';
import { chip } from './lead';
import type { Painter } from 'regatta/contract';
import css from 'style';
import { seatColour, seatSign } from 'regatta/seats';

const NAMES = ['amber', 'magenta', 'lime', 'ice'];
const SCALE: readonly (readonly [name: string, size: string])[] = [
  ['huge: who won', '26px'],
  ['large: titles, scores', '17px'],
  ['body', '14px'],
  ['small: figures, labels', '12px'],
];

/** Shows every part of a viewer in both themes, and every sign of every game. */
export function showDesign(root: HTMLElement, painters: readonly Painter[]): void {
  const all = make('div');
  all.style.cssText =
    'grid-area:1/1/-1/-1;overflow:auto;display:grid;grid-template-columns:repeat(auto-fit,minmax(20rem,1fr))';
  all.append(...['', 'dark'].map((theme) => sheet(theme, painters)));
  root.attachShadow({ mode: 'open' }).innerHTML = `<style>${css}</style>`;
  root.shadowRoot?.append(all);
}

function sheet(theme: string, painters: readonly Painter[]): HTMLElement {
  const sheet = make('section', '', theme ? 'sheet dark' : 'sheet');
  sheet.append(make('h1', `Regatta's parts, ${theme || 'light'}`), ...type(), ...seats(), ...parts());
  for (const painter of painters)
    sheet.append(make('h2', painter.title), ...painter.legend.map((sign) => signRow(painter, sign)));
  return sheet;
}

function type(): HTMLElement[] {
  return [
    make('h2', 'Type: one scale, tabular figures'),
    ...SCALE.map(([name, size]) => {
      const line = make('div', `${name} 0123456789`);
      line.style.fontSize = size;
      return line;
    }),
  ];
}

function seats(): HTMLElement[] {
  const row = make('div', '', 'tools');
  NAMES.forEach((name, seat) => {
    const one = make('span', '', 'check');
    one.append(chip(seat, 30), ` ${seatSign(seat)} ${name} ${seatColour(seat)}`);
    row.append(one);
  });
  return [make('h2', 'Seats: a colour and a shape each, always on night'), row];
}

function parts(): HTMLElement[] {
  const row = make('div', '', 'tools');
  const pressed = button('pressed', () => undefined);
  pressed.setAttribute('aria-pressed', 'true');
  const off = button('not now', () => undefined);
  off.disabled = true;
  const input = make('input');
  input.type = 'search';
  input.placeholder = 'a field';
  row.append(
    button('a button', () => undefined),
    pressed,
    off,
    input,
    choice('a choice', ['one', 'two'], 'one', [], () => undefined),
    checkbox('a check', true, () => undefined),
  );
  const states = make('p');
  states.append(
    make('span', '✓ as recorded ', 'good'),
    make('span', '✗ differs ', 'bad'),
    make('span', 'not yet', 'dim'),
  );
  return [make('h2', 'Parts'), row, states];
}

function signRow(painter: Painter, sign: Painter['legend'][number]): HTMLElement {
  const row = make('div', '', 'sign');
  row.append(signPicture(painter, sign), make('span', sign.text));
  return row;
}

const SIZE = 44;

/** Returns the picture of a sign on the night of its game. */
export function signPicture(painter: Painter, sign: Painter['legend'][number]): HTMLCanvasElement {
  const picture = make('canvas');
  picture.width = picture.height = SIZE * 2;
  const canvas = picture.getContext('2d');
  if (canvas) {
    canvas.fillStyle = painter.night;
    canvas.fillRect(0, 0, SIZE * 2, SIZE * 2);
    canvas.translate(SIZE, SIZE);
    canvas.scale(SIZE * 1.45, SIZE * 1.45);
    sign.draw(canvas);
  }
  return picture;
}
