import { checkbox, choice, element } from './dom';
import type { Painter } from './painter';
import { read, write, type Settings } from './settings';

/** Builds the menu of display options. */
export function buildDisplay(settings: Settings, painter: Painter, seats: number, redraw: () => void): void {
  const notes = Array.from({ length: seats }, (_, seat) => `notes of seat ${seat}`);
  element('layers').replaceChildren(
    ...[...painter.layers, ...notes].map((name) =>
      checkbox(name, !settings.hidden.has(name), (shown) => {
        settings.show(name, shown);
        redraw();
      }),
    ),
    ...Object.entries(painter.options).map(([name, values]) =>
      choice(name, values, settings.option(name), (value) => {
        settings.choose(name, value);
        redraw();
      }),
    ),
    checkbox('reduced motion', calm(), (chosen) => write('regatta.calm', String(chosen))),
  );
}

/** Tells whether nothing shall move that need not. */
export function calm(): boolean {
  const chosen = read('regatta.calm');
  return chosen === null ? matchMedia('(prefers-reduced-motion: reduce)').matches : chosen === 'true';
}
