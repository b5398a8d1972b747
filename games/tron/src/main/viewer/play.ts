import type { Match } from 'engine';
import type { Controls, Direction } from 'regatta/contract';
import { wordsOf } from 'regatta/picture';

/** How a person plays: an arrow key, or a click on the side of the cycle where it should go. */
export const controls: Controls = {
  immediate: true,
  help: [
    'An arrow key steers, and plays the turn.',
    'Or click to the side where the cycle should go.',
    'Enter rides straight on.',
  ],

  point(match, { unit }, place) {
    const [dx, dy] = [place.x - unit.x, place.y - unit.y];
    if (dx === 0 && dy === 0) return undefined;
    return said(match, Math.abs(dx) > Math.abs(dy) ? (dx > 0 ? 'right' : 'left') : dy > 0 ? 'down' : 'up');
  },

  step(match, _order, direction) {
    return said(match, direction);
  },

  hint() {
    return 'Steer with the arrow keys, or click to the side where your cycle should go. Enter: straight on.';
  },
};

/** Returns the protocol's word for a direction. */
function said(match: Match, direction: Direction): string[] {
  return wordsOf(match, 'directions').filter((word) => word.toLowerCase() === direction);
}
