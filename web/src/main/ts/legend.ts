import { signPicture } from './design';
import { element, make } from './dom';
import type { Painter } from './painter';

/** Lists what the signs on the board mean, each beside its picture. */
export function drawLegend(painter: Painter): void {
  element('legend').replaceChildren(
    ...painter.legend.map((sign) => {
      const row = make('div', '', 'sign');
      row.append(signPicture(painter, sign), make('span', sign.text));
      return row;
    }),
  );
}
