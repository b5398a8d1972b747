import { checkbox, choice } from './dom';
import type { Shell } from './shell';
import { FUTURE } from './settings';
import type { Painter } from 'regatta/contract';
import { read, write, type Settings } from './settings';

/** Builds the menu of display options. */
export function buildDisplay(
  shell: Shell,
  settings: Settings,
  painter: Painter,
  bots: readonly string[],
  redraw: () => void,
): void {
  const layer = (name: string, text = name): HTMLElement =>
    checkbox(text, !settings.hidden.has(name), (shown) => {
      settings.show(name, shown);
      redraw();
    });
  shell.part('layers').replaceChildren(
    ...painter.layers.map((name) => layer(name)),
    ...bots.map((bot, seat) => layer(`notes of seat ${seat}`, `notes of ${bot}`)),
    layer(FUTURE),
    ...Object.entries(painter.options).map(([name, values]) =>
      choice(name, values, settings.option(name), bots, (value) => {
        settings.choose(name, value);
        redraw();
      }),
    ),
    checkbox('reduced motion', calm(), (chosen) => write('regatta.calm', String(chosen))),
  );
}

/** Whether nothing may move that need not. */
export function calm(): boolean {
  const chosen = read('regatta.calm');
  return chosen === null ? matchMedia('(prefers-reduced-motion: reduce)').matches : chosen === 'true';
}
