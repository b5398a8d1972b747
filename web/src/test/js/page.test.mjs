// What a person does with a page, in a real browser. PAGES is a folder that PageTest has filled.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { holdBrowser, waitForText } from './browser.mjs';

const folder = process.env.PAGES;
const held = holdBrowser();
let page;

/** Opens a page at a turn: without one it would begin to play. */
async function open(name, fragment = '#turn=0') {
  page = await held.open(pathToFileURL(join(folder, name)).href + fragment);
}

const text = (id) => page.textContent(`#${id}`);
const frame = async () => Number(/turn (\d+)/.exec(await text('where'))[1]);

async function save(name) {
  const [download] = await Promise.all([page.waitForEvent('download'), page.click('#save')]);
  await download.saveAs(join(folder, name));
}

async function drop(file) {
  const bytes = [...readFileSync(file)];
  await page.evaluate(
    ([content, name]) => {
      const data = new DataTransfer();
      data.items.add(new File([new Uint8Array(content)], name));
      document.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }));
    },
    [bytes, file],
  );
}

for (const [name, turns, chart] of [
  ['halite', 81, 'cargo'],
  ['draft', 41, 'cargo'],
  ['soak', 64, 'wetness'],
  ['space', 101, 'in flight'],
]) {
  test(`a page of ${name} replays its match by the same rules and proves it`, async () => {
    await open(`${name}.html`, '#turn=30');
    await waitForText(page, 'proof', `✓ ${turns} turns replayed as recorded`);
    await waitForText(page, 'where', `turn 30 of ${turns}`);
    assert.equal(await page.locator(`[data-name="${chart}"]`).count(), 1);
    await page.keyboard.press('Shift+ArrowLeft');
    await waitForText(page, 'where', 'turn 20');
    await page.keyboard.press('ArrowRight');
    await waitForText(page, 'where', 'turn 21');
    await page.keyboard.press('End');
    await waitForText(page, 'where', `turn ${turns} of`);
    await page.keyboard.press('Home');
    await waitForText(page, 'where', 'turn 0 of');
    await page.selectOption('#speed', '64');
    await page.keyboard.press('Space');
    await page.waitForFunction(() => Number(/turn (\d+)/.exec(part('where').textContent)[1]) > 10);
    await page.keyboard.press('Space');
    await waitForText(page, 'play', 'play');
    assert.ok((await text('standings')).includes('random'));
  });
}

test('a ship is found by its number, followed, and its fate is told', async () => {
  await open('fleet.html');
  await waitForText(page, 'proof', '✓');
  await page.fill('#find', '1');
  await page.keyboard.press('Enter');
  await waitForText(page, 'selected', 'ship 1 of greedy');
  assert.equal(await page.getAttribute('#follow', 'aria-pressed'), 'true');
  assert.match(await text('selected'), /ship 1: there since turn \d+, (gone in turn \d+|to the end)/);
  // Whoever is followed is in the middle of the board.
  const board = await page.locator('#board').boundingBox();
  await page.mouse.click(board.x + board.width / 2, board.y + board.height / 2);
  await page.waitForFunction(() => part('selected').hidden);
  await page.mouse.click(board.x + board.width / 2, board.y + board.height / 2);
  await waitForText(page, 'selected', 'ship 1 of greedy');
  await page.waitForFunction(() => location.hash.includes('&sel=1'));
});

test('the next collision is one key away, and the one before another', async () => {
  await open('halite.html');
  await waitForText(page, 'proof', '✓');
  await page.selectOption('#kinds', 'collision');
  await page.locator('#board').focus();
  await page.keyboard.press('v');
  await waitForText(page, 'where', 'ships sink');
  const first = await frame();
  await page.keyboard.press('v');
  await page.waitForFunction((before) => Number(/turn (\d+)/.exec(part('where').textContent)[1]) > before, first);
  await waitForText(page, 'where', 'ships sink');
  await page.keyboard.press('c');
  await waitForText(page, 'where', `turn ${first} of`);
});

test('a link leads to a turn and to what was selected there', async () => {
  await open('halite.html', '#turn=40&sel=3,4');
  await waitForText(page, 'where', 'turn 40 of');
  await waitForText(page, 'selected', 'cell 3, 4:');
  await page.evaluate(() => (location.hash = '#turn=12&sel=0'));
  await waitForText(page, 'where', 'turn 12 of');
  await waitForText(page, 'selected', 'ship 0');
});

test('a tampered record shows where it differs', async () => {
  await open('tampered.html');
  await waitForText(page, 'proof', '✗ differs from the record from turn 20 on');
});

test('a page without a record waits for one, and takes a dropped one', async () => {
  await open('empty.html');
  await waitForText(page, 'title', 'No match yet');
  await drop(join(folder, 'soak.regatta'));
  await waitForText(page, 'proof', '✓ 64 turns');
});

test('a dropped replay of the original Halite opens', async () => {
  await open('empty.html');
  await drop(join(folder, 'sample.hlt'));
  await waitForText(page, 'proof', 'turns replayed; the file has no fingerprints to compare');
  assert.match(await text('title'), /^halite\/final/);
});

test('what is no record is said to be none', async () => {
  await open('nonsense.html');
  await waitForText(page, 'proof', 'Not a Regatta record: the file is not gzipped.');
});

test('twenty rapid seeks leave the right turn and nothing in the console', async () => {
  await open('halite.html');
  await waitForText(page, 'proof', '✓');
  const track = await page.locator('#timeline').boundingBox();
  for (let i = 0; i < 20; i++) await page.mouse.click(track.x + (((i * 37) % 100) / 100) * track.width, track.y + 10);
  await page.mouse.click(track.x + track.width / 2, track.y + 10);
  await page.waitForFunction(() => /turn (40|41) of 81/.test(part('where').textContent));
});

test('other orders for one turn make another match, which is saved as a record', async () => {
  await open('halite.html', '#turn=1');
  await waitForText(page, 'proof', '✓');
  await page.click('#takeover summary');
  await page.fill('#orders', '');
  await page.click('#give');
  await waitForText(page, 'branched', 'another course from turn 1 on');
  await waitForText(page, 'where', 'turn 2 of 81');
  await page.keyboard.press('Escape');
  await page.locator('#play').focus();
  await page.waitForFunction(() => tree().querySelector('[data-name="what if − was"]'));
  await page.keyboard.press('End');
  await waitForText(page, 'where', 'turn 81 of 81');
  await save('orders.regatta');
  await page.click('#discard');
  await page.waitForFunction(() => part('branched').hidden);
});

test('a ship is clicked and sent elsewhere', async () => {
  await open('fleet.html', '#turn=10');
  await waitForText(page, 'proof', '✓');
  await page.fill('#find', '0');
  await page.keyboard.press('Enter');
  await waitForText(page, 'selected', 'ship 0 of greedy');
  await page.click('#takeover summary');
  await page.selectOption('#helper', '-');
  await page.locator('#commands button', { hasText: 'north' }).click();
  assert.equal(await page.inputValue('#orders'), 'm 0 n');
  await page.locator('#commands button', { hasText: 'stay' }).click();
  assert.equal(await page.inputValue('#orders'), '');
});

for (const name of ['halite', 'soak', 'space']) {
  test(`a seat of ${name} is handed to a better bot, which changes the outcome`, async () => {
    await open(`${name}.html`, '#turn=5');
    await waitForText(page, 'proof', '✓');
    await page.click('#takeover summary');
    await page.selectOption('#seat', '1');
    const best = await page.locator('#player option').last().getAttribute('value');
    await page.selectOption('#player', best);
    await waitForText(page, 'branched', 'another course from turn 5 on');
    await page.waitForFunction(() => {
      part('last').click();
      const [, at, end] = /turn (\d+) of (\d+)/.exec(part('where').textContent);
      return at === end && Number(at) > 5;
    });
    assert.ok((await text('standings')).includes(`${best} (from turn 5)`));
    assert.equal(await page.inputValue('#player'), best);
    await page.selectOption('#seat', '0');
    await page.waitForFunction(() => part('player').value === 'random');
    await save(`${name}-handed.regatta`);
  });
}

test('a person plays against a bot', async () => {
  await open('human.html');
  await waitForText(page, 'turnOf', 'Turn 1 is yours.');
  await page.locator('#board').focus();
  for (let turn = 2; turn <= 5; turn++) {
    await page.keyboard.press('Enter');
    await waitForText(page, 'where', `turn ${turn} of`);
  }
  await page.selectOption('#helper', 'greedy');
  await page.locator('#board').focus();
  await page.keyboard.press('Enter');
  await waitForText(page, 'turnOf', 'Turn 6 is yours.');
  await save('human-saved.regatta');
});

test('what a bot drew and logged is shown and found', async () => {
  await open('notes.html', '#turn=3');
  await waitForText(page, 'log', 'thinking about turn 3');
  await page.fill('#search', 'about turn 42');
  await waitForText(page, 'found', 'in 1 turns');
  await page.locator('#found button').click();
  await waitForText(page, 'where', 'turn 42 of');
  await page.evaluate(() => (location.hash = '#turn=4'));
  await waitForText(page, 'where', 'plan B');
  const board = await page.locator('#board').boundingBox();
  // The whole board is in sight: its cell 16, 16 begins in the middle.
  await page.mouse.move(board.x + board.width / 2 + 4, board.y + board.height / 2 + 4);
  await waitForText(page, 'tip', 'random 1: right here');
});

test('display options are remembered', async () => {
  await open('space.html');
  await page.locator('#displayBox summary').click();
  await page.getByLabel('lengths').uncheck();
  await page.getByLabel('seen by').selectOption('seat 1');
  await page.reload();
  await page.locator('#displayBox summary').click();
  assert.equal(await page.getByLabel('lengths').isChecked(), false);
  assert.equal(await page.getByLabel('seen by').inputValue(), 'seat 1');
});

test('help opens and closes by the keyboard', async () => {
  await open('halite.html');
  await waitForText(page, 'proof', '✓');
  await page.keyboard.press('?');
  assert.equal(await page.locator('#keys').getAttribute('open'), '');
  await page.keyboard.press('Escape');
  assert.equal(await page.locator('#keys').getAttribute('open'), null);
  assert.equal(await frame(), 0);
});

test('a folder is followed: the newest match appears by itself', async () => {
  page = await held.open(process.env.SERVER);
  await waitForText(page, 'proof', '✓');
  assert.ok((await page.locator('#matches option').count()) >= 3);
  await page.selectOption('#matches', 'soak.regatta');
  await waitForText(page, 'title', 'soak');
  assert.equal(await page.isChecked('#newest'), false);
  await page.check('#newest');
  await waitForText(page, 'title', process.env.NEWEST);
});

test('two viewers stand on one page, and each is its own', async () => {
  await open('empty.html', '');
  const records = ['space', 'soak'].map((name) => readFileSync(join(folder, `${name}.regatta`)).toString('base64'));
  await page.evaluate(async (files) => {
    document.body.insertAdjacentHTML(
      'beforeend',
      '<div id="first" style="height:500px"></div><div id="second" style="height:500px"></div>',
    );
    for (const [index, file] of files.entries()) {
      const record = await regatta.readRecord(Uint8Array.from(atob(file), (letter) => letter.charCodeAt(0)));
      const config = { record, game: regatta.gameOf(record.game), mode: 'watch', link: new URLSearchParams('turn=5') };
      window[`viewer${index}`] = regatta.mountViewer(document.getElementById(index === 0 ? 'first' : 'second'), config);
    }
  }, records);
  const where = (id) => page.locator(`#${id}`).locator('#where');
  await page.waitForFunction(() =>
    ['first', 'second'].every((id) =>
      /✓/.test(document.getElementById(id).shadowRoot.getElementById('proof').textContent),
    ),
  );
  await page.locator('#first').locator('#forward').click();
  await page.locator('#second').locator('#board').focus();
  await page.keyboard.press('ArrowLeft');
  await page.waitForFunction(() =>
    /turn 6 of/.test(document.getElementById('first').shadowRoot.getElementById('where').textContent),
  );
  assert.match(await where('second').textContent(), /turn 4 of/);
  assert.equal(new URL(page.url()).hash, '');
});
