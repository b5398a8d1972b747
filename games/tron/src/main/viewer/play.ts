import type { Controls, Direction } from 'regatta/painter';

/** How a person rides: an arrow key, or a click on the side of the cycle where it should go. */
export const controls: Controls = {
  immediate: true,

  point(_match, { unit }, place) {
    const [dx, dy] = [place.x - unit.x, place.y - unit.y];
    if (dx === 0 && dy === 0) return undefined;
    return [word(Math.abs(dx) > Math.abs(dy) ? (dx > 0 ? 'right' : 'left') : dy > 0 ? 'down' : 'up')];
  },

  step(_match, _order, direction) {
    return [word(direction)];
  },

  hint() {
    return 'Steer with the arrow keys, or click to the side where your cycle should go.';
  },
};

function word(direction: Direction): string {
  return direction.toUpperCase();
}
