import { element, make } from './dom';
import type { Painter } from './painter';

const SIZE = 44;

/** Lists what the signs on the board mean, each beside its picture. */
export function drawLegend(painter: Painter): void {
  element('legend').replaceChildren(
    ...painter.legend.map((sign) => {
      const row = make('div', '', 'sign');
      const picture = make('canvas');
      picture.width = picture.height = SIZE * 2;
      const canvas = picture.getContext('2d');
      if (canvas) {
        canvas.fillStyle = painter.night;
        canvas.fillRect(0, 0, SIZE * 2, SIZE * 2);
        canvas.translate(SIZE, SIZE);
        canvas.scale(SIZE * 1.45, SIZE * 1.45);
        canvas.save();
        sign.draw(canvas);
        canvas.restore();
      }
      row.append(picture, make('span', sign.text));
      return row;
    }),
  );
}
