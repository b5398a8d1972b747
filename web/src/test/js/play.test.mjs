// A person plays, in a real browser: with the mouse, with keys, and by touch. PAGES is a folder that PageTest has filled.
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { holdBrowser, waitForText } from './browser.mjs';

const folder = process.env.PAGES;
const TURNS = 30;
const held = holdBrowser();
let page;

async function open(name, options = {}) {
  page = await held.open(`${pathToFileURL(join(folder, `${name}.html`)).href}#turn=0`, {
    reducedMotion: 'reduce',
    ...options,
  });
  await page.click('#card button.main');
  await waitForText(page, 'turnOf', `Turn ${name === 'human' ? 1 : 0} is yours.`);
}

const frame = async () => Number(/turn (\d+)/.exec(await page.textContent('#where'))[1]);
const orders = () => page.inputValue('#orders');
const over = async () => /over/.test(await page.textContent('#hint'));

/** Waits until the match has gone on and asks again, or is over. */
async function asked(before) {
  await page.waitForFunction(
    (turn) =>
      Number(/turn (\d+)/.exec(part('where').textContent)[1]) > turn &&
      /is yours|over/.test(part('turnOf').textContent),
    before,
  );
}

/** Returns the pixel of a cell's middle, by the size of the board, while all of it is in sight. */
async function pixel(x, y, width, height) {
  const box = await page.locator('#board').boundingBox();
  const scale = Math.min(box.width / width, box.height / height);
  return {
    x: box.x + box.width / 2 + (x + 0.5 - width / 2) * scale,
    y: box.y + box.height / 2 + (y + 0.5 - height / 2) * scale,
  };
}

/** Where the selected unit is, as the panel tells. */
async function selectedCell() {
  const [, x, y] = /(?:cell|tile) (\d+), (\d+)/.exec(await page.textContent('#selected'));
  return { x: Number(x), y: Number(y) };
}

async function plays(act, give, most = TURNS) {
  for (let turn = 0; turn < most && !(await over()); turn++) {
    const before = await frame();
    await act(turn);
    await give();
    await asked(before);
  }
}

const enter = () => page.keyboard.press('Enter');
const tapTurn = () => page.tap('#giveNow');
const clickTurn = () => page.click('#giveNow');

for (const [how, give, options] of [
  ['the mouse', clickTurn, {}],
  ['touch', tapTurn, { hasTouch: true, viewport: { width: 390, height: 844 } }],
]) {
  const point = async (place) =>
    how === 'touch' ? page.touchscreen.tap(place.x, place.y) : page.mouse.click(place.x, place.y);

  test(`thirty turns of halite with ${how}: a ship is launched, sent far, and goes on by itself`, async () => {
    await open('human', options);
    await page.locator('#commands button', { hasText: 'new ship' }).click();
    assert.equal(await orders(), 'g');
    await give();
    await asked(1);
    const id = await selectShip();
    await page.locator('#board').scrollIntoViewIfNeeded();
    const ship = await selectedCell();
    await point(await pixel(ship.x + 3, ship.y, 32, 32));
    assert.equal(await orders(), `m ${id} e`);
    // A ship that cannot pay for its way mines on it.
    for (let turn = 0; turn < 12 && (await selectedCell()).x !== ship.x + 3; turn++)
      await plays(async () => {}, give, 1);
    await waitForText(page, 'selected', `cell ${ship.x + 3}, ${ship.y}`);
    assert.equal(await orders(), '');
    await plays(async () => {}, give);
  });

  test(`thirty turns of soak with ${how}: a click an agent is a turn`, async () => {
    await open('human-soak', options);
    const [width, height] = await sizeOfSoak();
    let clicks = 0;
    await plays(async (turn) => {
      clicks = 0;
      const agents = (await orders()).split('\n').length;
      for (let agent = 0; agent < agents; agent++) {
        await point(await pixel(2 + ((turn + agent) % 3), (turn + 2 * agent) % height, width, height));
        clicks++;
      }
      assert.ok(clicks + 1 <= 8, 'a turn of a team in at most eight clicks');
    }, give);
  });

  test(`thirty turns of space with ${how}: people are sent from planet to planet`, async () => {
    await open('human-space', options);
    await page.locator('#dial').fill('10');
    const { home, others } = await planets();
    const target = await reachable(home, others, point);
    let sent = 1;
    await give();
    await asked(0);
    await plays(
      async (turn) => {
        if (how === 'the mouse' && turn % 2 === 0) await drag(home, target);
        else {
          await choose(home, point);
          await point(target);
        }
        if (/^\d+ \d+ \d+/.test(await orders())) sent++;
      },
      give,
      TURNS - 1,
    );
    assert.ok(sent >= 10, `people were sent in ${sent} turns`);
  });

  test(`thirty turns of tron with ${how}: a click is a turn`, async () => {
    await open('human-tron', options);
    for (let turn = 0; turn < TURNS && !(await over()); turn++) {
      const before = await frame();
      const cell = await selectedCell();
      await page.locator('#board').scrollIntoViewIfNeeded();
      await point(await pixel(cell.x < 28 ? cell.x + 1 : cell.x, cell.x < 28 ? cell.y : cell.y + 1, 30, 20));
      await asked(before);
    }
  });
}

const SPACE = { width: 12, height: 11 };

/** Finds the planets by pointing at every place of the board: one's home, and all others. */
async function planets() {
  await page.locator('#board').scrollIntoViewIfNeeded();
  let home;
  const others = [];
  for (let y = 0; y < SPACE.height; y++) {
    for (let x = 0; x < SPACE.width; x++) {
      const place = await pixel(x, y, SPACE.width, SPACE.height);
      await page.mouse.move(place.x, place.y);
      const [, id, owner] = /^planet (\d+): (.*)/.exec(await page.textContent('#tip')) ?? [];
      if (id && owner.startsWith('of human')) home = { id, ...place };
      else if (id) others.push({ id, ...place });
    }
  }
  return { home, others };
}

/** Waits until what was done is drawn. */
const drawn = () =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

/** Selects a planet, if it is not selected. */
async function choose(planet, point) {
  await drawn();
  if (!(await page.textContent('#selected')).startsWith(`planet ${planet.id}:`) || (await page.isHidden('#selected')))
    await point(planet);
  await waitForText(page, 'selected', `planet ${planet.id}:`);
}

/** Returns the first planet to which people can be sent, and sends some. */
async function reachable(home, others, point) {
  for (const other of others) {
    await choose(home, point);
    await point(other);
    if (await orders()) return other;
  }
  throw new Error('no lane leads from here');
}

async function drag(from, to) {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
}

/** Selects the first own ship and returns its number. */
async function selectShip() {
  await page.locator('#board').focus();
  await page.keyboard.press('n');
  await waitForText(page, 'selected', 'of human: carries');
  return Number(/ship (\d+) of human/.exec(await page.textContent('#selected'))[1]);
}

async function select(id) {
  await page.evaluate(([turn, unit]) => (location.hash = `#turn=${turn}&sel=${unit}`), [await frame(), id]);
  await waitForText(page, 'selected', `agent ${id} of `);
}

/** Returns the size of the board: the enemies stand in its last column, and it is twice as wide as high. */
async function sizeOfSoak() {
  await select((await orders()).split('\n').length + 1);
  const width = (await selectedCell()).x + 1;
  await select(1);
  return [width, width / 2];
}

for (const [name, keys] of [
  ['human', ['g']],
  ['human-soak', ['ArrowRight', 'h', 'ArrowUp', 'ArrowRight']],
  ['human-space', ['n', '5', 'ArrowRight', 'ArrowDown', 'u']],
]) {
  test(`thirty turns of ${name} with keys alone`, async () => {
    await open(name);
    await page.locator('#board').focus();
    await plays(async (turn) => {
      if (name === 'human' && turn > 0) await page.keyboard.press('n');
      for (const key of name === 'human' && turn > 0 ? ['ArrowLeft'] : keys) await page.keyboard.press(key);
    }, enter);
    await page.keyboard.press('r');
  });
}

test('thirty turns of tron with keys alone', async () => {
  await open('human-tron');
  await page.locator('#board').focus();
  for (let turn = 0; turn < TURNS && !(await over()); turn++) {
    const before = await frame();
    await page.keyboard.press(['ArrowRight', 'ArrowUp', 'ArrowRight', 'ArrowDown'][turn % 4]);
    await asked(before);
  }
});

test('a turn of five agents takes at most eight clicks', async () => {
  await open('human-five');
  const [width, height] = await sizeOfSoak();
  await page.evaluate(() => {
    window.clicks = 0;
    document.addEventListener('pointerdown', () => window.clicks++, true);
  });
  const before = await frame();
  const empty = (await orders()).split('\n');
  assert.equal(empty.length, 5);
  for (let agent = 0; agent < 5; agent++) {
    const place = await pixel(3, Math.floor(((agent + 0.5) * height) / 5), width, height);
    await page.mouse.click(place.x, place.y);
  }
  for (const line of (await orders()).split('\n')) assert.match(line, /^\d+;MOVE /);
  await page.click('#giveNow');
  await asked(before);
  const clicks = await page.evaluate(() => window.clicks);
  assert.ok(clicks <= 8, `${clicks} clicks`);
});

test('a ship is dragged to where it should go, and undo takes that back', async () => {
  await open('human');
  await page.keyboard.press('g');
  await enter();
  await asked(1);
  const id = await selectShip();
  const ship = await selectedCell();
  const [from, to] = [await pixel(ship.x, ship.y, 32, 32), await pixel(ship.x, ship.y - 2, 32, 32)];
  await drag(from, to);
  assert.equal(await orders(), `m ${id} n`);
  await page.click('#undo');
  assert.equal(await orders(), '');
});

test('Enter plays the turn whatever has the focus', async () => {
  await open('human');
  for (const [turn, id] of ['board', 'giveNow', 'orders', 'helper', 'forward', 'back', 'takeoverTitle'].entries()) {
    if (turn === 1) await page.locator('#commands button').first().click();
    await page.locator(`#${id}`).focus();
    await enter();
    await waitForText(page, 'turnOf', `Turn ${turn + 2} is`);
  }
});

test('Enter after a direction button plays the turn, and does not press the button again', async () => {
  await open('human');
  await page.locator('#commands button', { hasText: 'new ship' }).click();
  await enter();
  await waitForText(page, 'turnOf', 'Turn 2 is');
  await waitForText(page, 'standings', '4\u2009000');
});

test('an illegal order is refused with the reason, and the match goes on', async () => {
  await open('human');
  await page.fill('#orders', 'g g');
  await enter();
  await waitForText(page, 'hint', 'Not possible: ');
  assert.equal(await frame(), 1);
  await page.fill('#orders', 'g');
  await enter();
  await waitForText(page, 'turnOf', 'Turn 2 is');

  await open('human-soak');
  const first = (await orders()).split('\n')[0].split(';')[0];
  await page.fill('#orders', (await orders()).replace(/^[^\n]*/, `${first};MOVE 99 99`));
  await enter();
  await waitForText(page, 'hint', 'Not possible: ');
  assert.equal(await frame(), 0);
});

test('orders are not offered for an enemy, nor for another seat', async () => {
  await open('human-soak');
  const last = (await orders()).split('\n').length * 2;
  await page.fill('#find', String(last));
  await enter();
  await waitForText(page, 'selected', `agent ${last} of random`);
  assert.equal(await page.locator('#commands button').count(), 0);
  assert.equal(await page.inputValue('#seat'), '0');
  assert.equal(await page.isDisabled('#seat'), true);
});

test('on the turn of another there is nothing to order, and nothing gets lost', async () => {
  page = await held.open(`${pathToFileURL(join(folder, 'space.html')).href}#turn=1`, { reducedMotion: 'reduce' });
  await waitForText(page, 'proof', '✓');
  await page.click('#takeover summary');
  await page.selectOption('#seat', '0');
  await waitForText(page, 'turnOf', 'is not asked in turn 1');
  assert.equal(await page.isDisabled('#orders'), true);
  assert.equal(await page.isDisabled('#give'), true);
  await page.locator('#board').focus();
  await enter();
  await waitForText(page, 'where', 'turn 2 of');
  assert.equal(await page.isDisabled('#orders'), false);
});

test('nobody is offered to send none', async () => {
  await open('human-space');
  await page.keyboard.press('n');
  await waitForText(page, 'aim', 'planet');
  for (const label of await page.locator('#commands button').allTextContents()) assert.doesNotMatch(label, /: 0$/);
  assert.ok((await page.locator('#commands button').count()) > 0);
});

test('who plays sees with own eyes only', async () => {
  await open('human-space');
  assert.ok((await page.textContent('#players')).includes('?'));
  assert.equal(await page.locator('#charts').isHidden(), true);
});

test('a slash forgets the number that was looked for', async () => {
  await open('human-soak');
  await page.fill('#find', '1');
  await enter();
  await page.locator('#board').focus();
  await page.keyboard.press('/');
  assert.equal(await page.inputValue('#find'), '');
});

test('settings that make no sense stop nothing', async () => {
  page = await held.open(`${pathToFileURL(join(folder, 'halite.html')).href}#turn=3`);
  await page.evaluate(() => {
    for (const key of ['regatta.halite', 'regatta.dark', 'regatta.calm'])
      localStorage.setItem(key, '{"hidden":7,"values":[null');
  });
  await page.reload();
  await waitForText(page, 'where', 'turn 3 of');
  await page.evaluate(() =>
    localStorage.setItem('regatta.halite', '{"hidden":{"a":1},"values":{"halite scale":["x"]}}'),
  );
  await page.reload();
  await waitForText(page, 'proof', '✓');
  await page.evaluate(() => localStorage.clear());
});

test('what is told under the mouse is what is there now', async () => {
  page = await held.open(`${pathToFileURL(join(folder, 'fleet.html')).href}#turn=40`, { reducedMotion: 'reduce' });
  await waitForText(page, 'proof', '✓');
  await page.evaluate(() => (location.hash = '#turn=40&sel=0'));
  await waitForText(page, 'selected', 'ship 0 of greedy');
  const ship = await selectedCell();
  const place = await pixel(ship.x, ship.y, 32, 32);
  await page.mouse.move(place.x, place.y);
  await waitForText(page, 'tip', 'ship 0 of greedy');
  for (let step = 0; step < 35; step++) await page.keyboard.press('ArrowRight');
  await waitForText(page, 'where', 'turn 75 of');
  await page.waitForFunction(() => !part('tip').textContent.includes('ship 0 of'));
});
