import assert from 'node:assert/strict';
import { test } from 'node:test';
import { contrast, parse, type Rgb } from 'regatta/colour';
import { seatColour } from 'regatta/seats';

/** Returns a ground with the colour of a seat over it, more or less transparent. */
export function tinted(ground: Rgb, seat: number, alpha: number): Rgb {
  const colour = parse(seatColour(seat));
  return ground.map((channel, index) => channel + (colour[index]! - channel) * alpha) as unknown as Rgb;
}

/** Tests that the colour of every seat can be seen on every shade that a game paints. */
export function testContrast(shades: readonly Rgb[]): void {
  test('the colour of every seat has a contrast of at least 3 against every shade of the board', () => {
    for (let seat = 0; seat < 16; seat++) {
      const least = Math.min(...shades.map((ground) => contrast(parse(seatColour(seat)), ground)));
      assert.ok(least >= 3, `seat ${seat}: ${least.toFixed(2)}`);
    }
  });
}
