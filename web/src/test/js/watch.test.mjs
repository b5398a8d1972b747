// What somebody who watches sees, in a real browser at three sizes. PAGES is a folder that PageTest has filled.
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { holdBrowser, SIZES, waitForText } from './browser.mjs';

const folder = process.env.PAGES;
const held = holdBrowser();
let page;

async function open(name, fragment = '#turn=0', options = {}) {
  page = await held.open(pathToFileURL(join(folder, `${name}.html`)).href + fragment, options);
  await waitForText(page, 'proof', '✓');
}

for (const [size, options] of Object.entries(SIZES)) {
  for (const name of ['halite', 'crowd', 'tron']) {
    test(`the page of ${name} fits the window (${size})`, async () => {
      await open(name, '#turn=20', options);
      const over = () =>
        page.evaluate(() => [
          document.documentElement.scrollWidth - innerWidth,
          document.documentElement.scrollHeight - innerHeight,
        ]);
      assert.deepEqual(await over(), [0, 0]);
      await page.locator('#takeoverTitle').click();
      await page.waitForFunction(() => !part('playbar').hidden);
      assert.deepEqual(await over(), [0, 0]);
      // Everything can be reached, if need be by scrolling a row of buttons.
      for (const id of ['play', 'speed', 'kinds', 'find', 'follow', 'theme', 'help'])
        await page.locator(`#${id}`).scrollIntoViewIfNeeded({ timeout: 2000 });
      const broken = await page.evaluate(
        () =>
          [...tree().querySelectorAll('.player b, #standings td:nth-child(2)')].filter(
            (one) => one.checkVisibility() && one.getBoundingClientRect().width < 20,
          ).length,
      );
      assert.equal(broken, 0, 'names without room');
    });
  }
}

test('the End key leads to the result, also with reduced motion, and all scores agree', async () => {
  for (const name of ['tron', 'soak', 'halite']) {
    await open(name, '#turn=0', { reducedMotion: 'reduce' });
    await page.locator('#board').focus();
    await page.keyboard.press('End');
    await page.waitForSelector('#card[data-kind=result]');
    const texts = (selector) => page.locator(selector).allTextContents();
    const scores = (await texts('#players .score')).sort();
    assert.deepEqual((await texts('#standings tbody td:nth-child(4)')).sort(), scores);
    assert.deepEqual((await texts('#card .result td.number')).sort(), scores);
    await page.close();
  }
  await open('tron');
});

test('players are called by their names', async () => {
  await open('settle', '#turn=60');
  const text = await page.evaluate(() => tree().textContent.replace(/<style>.*/s, ''));
  assert.doesNotMatch(await page.textContent('#seat'), /seat \d/);
  for (const id of ['where', 'standings', 'charts', 'layers'])
    assert.doesNotMatch(await page.textContent(`#${id}`), /seat \d/, text.slice(0, 0));
});

test('G goes to a turn', async () => {
  await open('halite');
  await page.locator('#board').focus();
  await page.keyboard.press('g');
  await page.keyboard.type('33');
  await page.keyboard.press('Enter');
  await waitForText(page, 'where', 'turn 33 of');
});

test('charts hide the future if somebody wants that', async () => {
  await open('halite', '#turn=40');
  await page.locator('#displayBox summary').click();
  await page.getByLabel('the future in charts').uncheck();
  await page.waitForFunction(() => part('charts').classList.contains('hides'));
  const dark = await page.evaluate(() => getComputedStyle(tree().querySelector('.chart i')).backgroundColor);
  assert.notEqual(dark, 'rgba(0, 0, 0, 0)');
  await page.evaluate(() => localStorage.clear());
});

test('numbers that bots report are curves', async () => {
  await open('notes', '#turn=5');
  await page.waitForFunction(() => tree().querySelector('[data-name=depth]'));
  assert.match(await page.textContent('[data-name=depth]'), /depth: 5/);
});

test('a what-if plays on by itself within two seconds and ends with a sentence', async () => {
  await open('halite', '#turn=20');
  await page.click('#takeoverTitle');
  await page.selectOption('#player', 'greedy');
  await page.waitForFunction(() => Number(/turn (\d+)/.exec(part('where').textContent)[1]) > 22, undefined, {
    timeout: 2000,
  });
  await page.waitForSelector('#card[data-kind=result]');
  await waitForText(page, 'card', 'With greedy from turn 20: ');
  assert.match(await page.textContent('#branched'), /^With greedy from turn 20: [\d\u2009]+ instead of [\d\u2009]+\.$/);
});

test('the board is drawn for the room that it has', async () => {
  await open('halite', '#turn=20', { reducedMotion: 'reduce' });
  const stretched = () =>
    page.evaluate(() => Math.abs(part('board').clientHeight - part('board').height / devicePixelRatio) > 1);
  for (let time = 0; time < 2; time++) {
    await page.click('#takeoverTitle');
    await page.waitForFunction((open) => part('playbar').hidden !== open, time === 0);
    assert.equal(await stretched(), false);
  }
});
