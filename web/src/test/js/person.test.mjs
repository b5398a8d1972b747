// A person cannot lose a match by accident: in a real browser, at three sizes. PAGES is a folder that PageTest has filled.
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { holdBrowser, SIZES, waitForText } from './browser.mjs';

const folder = process.env.PAGES;
const held = holdBrowser();
let page;

async function open(name, options = {}) {
  page = await held.open(pathToFileURL(join(folder, `${name}.html`)).href, { reducedMotion: 'reduce', ...options });
  await page.click('#card button.main');
  await waitForText(page, 'turnOf', name === 'human' ? 'Turn 1 is yours' : 'is yours');
}

const orders = () => page.inputValue('#orders');
const turn = async () => Number(/turn (\d+)/.exec(await page.textContent('#where'))[1]);
const playTurn = async () => {
  const before = await turn();
  await page.keyboard.press('Enter');
  await page.waitForFunction((known) => Number(/turn (\d+)/.exec(part('where').textContent)[1]) > known, before);
};

for (const [size, options] of Object.entries(SIZES)) {
  test(`a ship that cannot be paid is refused with the reason (${size})`, async () => {
    await open('human', options);
    await page.locator('#board').focus();
    for (let ship = 0; ship < 5; ship++) {
      await page.keyboard.press('g');
      await playTurn();
      // The newest ship makes room for the next one.
      await page.keyboard.press('p');
      await waitForText(page, 'selected', 'of human');
      await page.keyboard.press(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'ArrowLeft'][ship]);
      await page.keyboard.press('Escape');
    }
    const button = page.locator('#commands button', { hasText: 'new ship' });
    assert.equal(await button.isDisabled(), true);
    assert.match(await button.getAttribute('title'), /halite|bank|energy|money|pay/i);
    const before = await orders();
    await page.keyboard.press('g');
    await waitForText(page, 'hint', 'Not possible: ');
    assert.equal(await orders(), before);
    await playTurn();
    await waitForText(page, 'turnOf', 'is yours');
  });

  test(`a start card says what the game is about, and the page is no wider than the screen (${size})`, async () => {
    page = await held.open(pathToFileURL(join(folder, 'human-soak.html')).href, {
      reducedMotion: 'reduce',
      ...options,
    });
    await waitForText(page, 'card', 'At most');
    assert.equal(await page.locator('#card li').count(), 3);
    await page.click('#card button.main');
    await page.waitForFunction(() => part('card').hidden);
    const outside = await page.evaluate(() =>
      [...tree().querySelectorAll('#playbar button, #playbar input, #controls button, #controls select')]
        .filter(
          (one) =>
            one.checkVisibility() &&
            !one.closest('#orderRow, #tools') &&
            one.getBoundingClientRect().right > innerWidth,
        )
        .map((one) => one.id || one.textContent),
    );
    assert.deepEqual(outside, []);
    assert.deepEqual(
      await page.evaluate(() => [
        document.documentElement.scrollWidth - innerWidth,
        document.documentElement.scrollHeight - innerHeight,
      ]),
      [0, 0],
    );
  });
}

test('a step off the board is refused with the reason', async () => {
  await open('human-soak');
  await page.locator('#board').focus();
  for (let step = 0; step < 30; step++) {
    await page.evaluate(() => tree().getElementById('board').focus());
    const selected = await page.textContent('#selected');
    await page.keyboard.press('ArrowLeft');
    if (/The board ends there/.test(await page.textContent('#hint'))) break;
    if (!selected) break;
  }
  await waitForText(page, 'hint', 'Not possible: The board ends there.');
  await playTurn();
  assert.equal(await page.isHidden('#card'), true);
});

test('a bomb is refused out of range, and without bombs its button is off', async () => {
  await open('human-five');
  const agents = (await orders()).split('\n').length;
  let refused = 0;
  let off = 0;
  for (let agent = 0; agent < agents; agent++) {
    const button = page.locator('#commands button', { hasText: 'throw' });
    if (await button.isDisabled()) {
      assert.match(await button.getAttribute('title'), /has no bombs/);
      off++;
    } else {
      await button.click();
      const box = await page.locator('#board').boundingBox();
      await page.mouse.click(box.x + box.width * 0.9, box.y + box.height / 2);
      await waitForText(page, 'hint', 'Not possible: Bombs do not fly that far.');
      refused++;
    }
    const before = await page.textContent('#aim');
    await page.locator('#board').focus();
    await page.keyboard.press('n');
    await page.waitForFunction((known) => part('aim').textContent !== known, before);
  }
  assert.ok(off > 0 && refused > 0, `${off} without bombs, ${refused} refused`);
});

test('Enter without a direction rides straight on', async () => {
  await open('human-tron');
  await page.locator('#board').focus();
  const straight = await orders();
  assert.match(straight, /^(LEFT|RIGHT|UP|DOWN)$/);
  await playTurn();
  await waitForText(page, 'turnOf', 'is yours');
  assert.equal(await orders(), straight);
});

test('a collision of own ships is warned of', async () => {
  await open('human');
  await page.locator('#board').focus();
  await page.keyboard.press('g');
  await playTurn();
  await page.keyboard.press('g');
  await waitForText(page, 'hint', 'would collide');
});

test('a reload and a closed tab lose nothing, and the match can be played again', async () => {
  const address = pathToFileURL(join(folder, 'human.html')).href;
  await open('human');
  await page.locator('#board').focus();
  await page.keyboard.press('g');
  for (let played = 0; played < 3; played++) await playTurn();
  const scores = await page.textContent('#standings');
  await page.reload();
  await waitForText(page, 'turnOf', 'Turn 4 is yours.');
  assert.equal(await page.textContent('#standings'), scores);
  const context = page.context();
  const again = await context.newPage();
  await again.goto(address);
  await again.waitForFunction(() =>
    /Turn 4 is yours/.test(document.getElementById('viewer').shadowRoot.getElementById('turnOf').textContent),
  );
  await again.close();
  await page.locator('#board').focus();
  while (await page.isHidden('#card')) await page.keyboard.press('Enter');
  await page.waitForSelector('#card[data-kind=result]');
  await page.getByRole('button', { name: 'play again' }).click();
  await waitForText(page, 'turnOf', 'Turn 1 is yours.');
});

test('a browser that remembers nothing is said to', async () => {
  page = await held.open('about:blank');
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new Error('refused');
      },
    }),
  );
  await page.goto(pathToFileURL(join(folder, 'human.html')).href);
  await waitForText(page, 'card', 'a reload starts again');
});

test('a click while the last turn is still shown gives the order', async () => {
  await open('human-soak', { reducedMotion: 'no-preference' });
  await page.click('#giveNow');
  await page.waitForFunction(() => /turn 1 /.test(part('where').textContent));
  const box = await page.locator('#board').boundingBox();
  await page.mouse.move(box.x + box.width * 0.4, box.y + box.height * 0.5);
  await page.mouse.down();
  await page.mouse.up();
  assert.match(await orders(), /MOVE/);
  assert.equal(await page.isHidden('#whole'), true);
});

test('there is always a way back to the whole board', async () => {
  await open('human');
  await page.keyboard.press('+');
  await page.click('#whole');
  await page.waitForFunction(() => part('whole').hidden);
});

test('there is one button to play a turn', async () => {
  await open('human');
  assert.equal(await page.isHidden('#play'), true);
  assert.equal(await page.isHidden('#give'), true);
  assert.equal(await page.isVisible('#giveNow'), true);
});
