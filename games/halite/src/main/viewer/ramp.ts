import { mix, parse, type Rgb } from 'regatta/colour';

/** The colours from no halite to much: equal steps look equal, and every seat has a contrast of at least 3 to the brightest. */
const DEEP = parse('#050d1e');
const RICH = parse('#0a6470');

/** Returns the colour of a cell by its amount of halite, from 0 to 1. */
export function shade(share: number): Rgb {
  return mix(DEEP, RICH, Math.min(1, Math.max(0, share)));
}

export const SCALES: Readonly<Record<string, (amount: number) => number>> = {
  // The square root shows differences between poor cells, which decide most matches.
  root: (amount) => Math.sqrt(amount / 1000),
  linear: (amount) => amount / 1000,
  logarithmic: (amount) => Math.log1p(amount) / Math.log(1001),
  steps: (amount) => Math.ceil(amount / 100) / 10,
};
