import { mix, parse, type Rgb } from 'regatta/colour';

/** From the deep to where it is rich: equal steps look equal, and even the brightest leaves every seat a contrast of 3. */
const DEEP = parse('#050d1e');
const RICH = parse('#0a6470');

/** Returns the colour of a cell by how rich it is, from 0 to 1. */
export function shade(share: number): Rgb {
  return mix(DEEP, RICH, Math.min(1, Math.max(0, share)));
}

export const SCALES: Readonly<Record<string, (amount: number) => number>> = {
  // A root shows poor cells, where most of a match is decided.
  root: (amount) => Math.sqrt(amount / 1000),
  linear: (amount) => amount / 1000,
  logarithmic: (amount) => Math.log1p(amount) / Math.log(1001),
  steps: (amount) => Math.ceil(amount / 100) / 10,
};
