// A player who clicks and types at random, for 100 turns per game: no match is lost by an illegal order, nothing fails,
// and the page never gets wider than the window. PAGES is a folder that MonkeyTest has filled; SEED repeats a run.
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { holdBrowser, SIZES } from './browser.mjs';

const TURNS = Number(process.env.TURNS ?? 100);
const KEYS = [
  ...['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft', 'Enter', 'Enter', ' ', 'Escape', 'Home', 'End', ',', '.'],
  ...'gdhtnpurfcv05+-'.split(''),
];

const held = holdBrowser();
let state = Number(process.env.SEED ?? 1);
const below = (count) => (state = (state * 48271) % 2147483647) % count;

const games = (process.env.GAMES ?? 'halite soak space tron').split(' ');
for (const [index, game] of games.entries()) {
  test(`random clicks and keys do not lose a match of ${game}`, { timeout: 600_000 }, async () => {
    const [size, options] = Object.entries(SIZES)[index % 3];
    const address = pathToFileURL(join(process.env.PAGES, `human-${game}.html`)).href;
    const page = await held.open(address, { reducedMotion: 'reduce', ...options });
    const read = () =>
      page.evaluate(() => ({
        turn: Number(/turn \d+ of (\d+)/.exec(part('where').textContent)?.[1] ?? 0),
        card: part('card').dataset.kind,
        log: part('card').textContent,
        wide: document.documentElement.scrollWidth - innerWidth,
      }));
    let turns = 0;
    let last = 0;
    for (let action = 0; turns < TURNS && action < TURNS * 60; action++) {
      const known = await read();
      assert.equal(known.wide, 0, `${size}: wider than the window`);
      if (known.turn > last) turns += known.turn - last;
      last = known.turn;
      if (known.card === 'result') {
        assert.doesNotMatch(known.log, /INVALID|CRASHED|LATE|OVER_LIMIT/, `lost in turn ${known.turn}`);
        // What the last action set off may just have closed the card.
        const again = page.locator('#card button.main');
        await again.click({ timeout: 1000 }).then(
          () => (last = 0),
          () => page.keyboard.press('End'),
        );
      } else if (below(12) === 0) {
        await page.reload();
        await page.waitForFunction(() => window.part('where')?.textContent.includes('turn'));
      } else if (below(3) === 0) {
        const buttons = page.locator(
          '#card button:visible, #commands button:visible:enabled, #playbar > button:visible:enabled, #controls button:visible:enabled',
        );
        const count = await buttons.count();
        if (count > 0)
          await buttons
            .nth(below(count))
            .click({ timeout: 1000, force: true })
            .catch(() => undefined);
        await page.keyboard.press('Escape');
      } else if (below(2) === 0) {
        const box = await page.locator('#board').boundingBox();
        const point = () => [
          box.x + below(Math.max(1, Math.floor(box.width))),
          box.y + below(Math.max(1, Math.floor(box.height))),
        ];
        await page.mouse.move(...point());
        await page.mouse.down();
        if (below(3) === 0) await page.mouse.move(...point());
        await page.mouse.up();
      } else {
        await page.keyboard.press(KEYS[below(KEYS.length)]);
      }
    }
    assert.ok(turns >= TURNS, `${turns} turns`);
  });
}
