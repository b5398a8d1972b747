// What a page is as a show: it opens, plays, ends, follows a live match, holds still, and becomes a film. PAGES as PageTest fills it.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { constants as zlibConstants, createGzip, gunzipSync, gzipSync } from 'node:zlib';
import { holdBrowser, waitForText } from './browser.mjs';

const folder = process.env.PAGES;
const held = holdBrowser();
let page;

const address = (name) => pathToFileURL(join(folder, name)).href;
const frame = async () => Number(/turn (\d+)/.exec(await page.textContent('#where'))[1]);

test('a page opens with a title, plays by itself, and ends with a result that leads back into the match', async () => {
  page = await held.open(address('soak.html'));
  await page.waitForSelector('#card:not([hidden])[data-kind=title]');
  assert.match(await page.textContent('#card'), /Soak Overflow.*random.*vs.*random.*seed 3/s);
  await page.waitForFunction(() => part('card').hidden && /pause/.test(part('play').textContent));
  await page.selectOption('#speed', '64');
  await page.waitForSelector('#card:not([hidden])[data-kind=result]');
  assert.ok((await page.locator('#card .moments button').count()) >= 1);
  const moment = Number(/turn (\d+)/.exec(await page.locator('#card .moments button').first().textContent())[1]);
  await page.selectOption('#speed', '0.5');
  await page.locator('#card .moments button').first().click();
  await page.waitForFunction(
    (wanted) => Math.abs(Number(/turn (\d+)/.exec(part('where').textContent)[1]) - wanted) <= 4,
    moment,
  );
});

test('who reduces motion is not played to', async () => {
  page = await held.open(address('soak.html'), { reducedMotion: 'reduce' });
  await waitForText(page, 'proof', '✓');
  assert.equal(await page.isHidden('#card'), true);
  assert.equal(await frame(), 0);
});

for (const name of ['halite', 'soak', 'space', 'tron']) {
  test(`nothing moves but the match while ${name} plays`, async () => {
    page = await held.open(`${address(`${name}.html`)}#turn=0`);
    await waitForText(page, 'proof', '✓');
    await page.waitForTimeout(300);
    const shift = await page.evaluate(async () => {
      let sum = 0;
      new PerformanceObserver((list) => list.getEntries().forEach((entry) => (sum += entry.value))).observe({
        type: 'layout-shift',
        buffered: false,
      });
      const board = () => JSON.stringify(part('board').getBoundingClientRect());
      const before = board();
      part('speed').value = '16';
      part('speed').dispatchEvent(new Event('change'));
      part('play').click();
      for (let tick = 0; tick < 120; tick++) {
        await new Promise(requestAnimationFrame);
        if (board() !== before) return 1;
      }
      return sum;
    });
    assert.equal(shift, 0);
  });
}

test('a live match is followed turn by turn without being loaded anew, until somebody scrubs', async () => {
  const lines = gunzipSync(readFileSync(join(folder, 'fleet.regatta')))
    .toString('utf8')
    .split('\n');
  let known = 11;
  const server = createServer((request, response) => {
    if (request.url === '/')
      response.end(readFileSync(join(folder, 'empty.html'), 'utf8').replace('data-list=""', 'data-list="/matches"'));
    else if (request.url === '/matches') response.end(JSON.stringify([{ name: 'live.regatta', modified: known }]));
    else response.end(gzipSync(`${lines.slice(0, known).join('\n')}\n`));
  }).listen(0);
  page = await held.open(`http://localhost:${server.address().port}/`);
  await waitForText(page, 'where', 'turn 10 of 10');
  assert.equal(await page.isVisible('#liveSign'), true);
  await page.keyboard.press('+');
  await page.evaluate(() => (window.sameBoard = part('board')));
  known = 21;
  await waitForText(page, 'where', 'turn 20 of 20');
  assert.equal(await page.evaluate(() => window.sameBoard === part('board')), true);
  await page.keyboard.press('Shift+ArrowLeft');
  await waitForText(page, 'where', 'turn 10 of 20');
  known = 31;
  await waitForText(page, 'where', 'turn 10 of 30');
  assert.equal(await page.isVisible('#liveSign'), false);
  server.closeAllConnections();
  server.close();
});

test('a live match is fetched once, turn by turn', async () => {
  const lines = gunzipSync(readFileSync(join(folder, 'fleet.regatta')))
    .toString('utf8')
    .split('\n');
  const packer = createGzip();
  const packed = [];
  packer.on('data', (part) => packed.push(part));
  let known = 0;
  const write = async (until) => {
    packer.write(`${lines.slice(known, until).join('\n')}\n`);
    known = until;
    await new Promise((resolve) => packer.flush(zlibConstants.Z_SYNC_FLUSH, resolve));
  };
  await write(11);
  let sent = 0;
  const server = createServer((request, response) => {
    if (request.url === '/')
      response.end(readFileSync(join(folder, 'empty.html'), 'utf8').replace('data-list=""', 'data-list="/matches"'));
    else if (request.url === '/matches') response.end(JSON.stringify([{ name: 'live.regatta', modified: known }]));
    else {
      const from = Number(/bytes=(\d+)-/.exec(request.headers.range ?? '')?.[1] ?? 0);
      const part = Buffer.concat(packed).subarray(from);
      sent += part.length;
      response.writeHead(from > 0 ? 206 : 200);
      response.end(part);
    }
  }).listen(0);
  page = await held.open(`http://localhost:${server.address().port}/`);
  await waitForText(page, 'where', 'turn 10 of 10');
  for (const until of [21, 31, 41]) {
    await write(until);
    await waitForText(page, 'where', `turn ${until - 1} of ${until - 1}`);
  }
  assert.doesNotMatch(await page.textContent('#proof'), /cut off/);
  assert.equal(sent, Buffer.concat(packed).length);
  server.closeAllConnections();
  server.close();
});

test('an embedded page shows the match and nothing else', async () => {
  page = await held.open(`${address('halite.html')}#embed`);
  await page.waitForFunction(() => Number(/turn (\d+)/.exec(part('where').textContent)?.[1]) > 2);
  assert.equal(await page.isVisible('#side'), false);
  assert.equal(await page.isVisible('#play'), true);
});

test('on a phone whatever is touched is large enough, and nothing is wider than the screen', async () => {
  page = await held.open(`${address('halite.html')}#turn=20`, {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  });
  await waitForText(page, 'proof', '✓');
  await page.click('#takeover summary');
  const small = await page.evaluate(() =>
    [...tree().querySelectorAll('button, select, summary, .file, input:not([type=checkbox]):not([type=file])')]
      .filter((part) => part.checkVisibility() && part.getBoundingClientRect().height < 44)
      .map((part) => part.id || part.textContent),
  );
  assert.deepEqual(small, []);
  assert.ok((await page.evaluate(() => document.documentElement.scrollWidth)) <= 390);
});

test('a film is a film, a preview moves, and a picture is one', { skip: !process.env.FILMS }, async () => {
  page = await held.open(address('empty.html'));
  const film = await page.evaluate(async (source) => {
    const video = document.createElement('video');
    video.muted = true;
    video.src = source;
    document.body.append(video);
    await new Promise(
      (resolve, reject) => (
        (video.onloadeddata = resolve),
        (video.onerror = () => reject(new Error(video.error.message)))
      ),
    );
    await video.play();
    await new Promise((resolve) => (video.ontimeupdate = () => video.currentTime > 0.3 && resolve()));
    return { width: video.videoWidth, duration: video.duration };
  }, address('film.webm'));
  assert.equal(film.width, 320);
  assert.ok(film.duration > 5 && film.duration < 8, String(film.duration));
  for (const name of ['film.webp', 'film.png']) {
    const size = await page.evaluate(async (source) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      return image.naturalWidth;
    }, address(name));
    assert.equal(size, 320);
  }
  assert.equal(readFileSync(join(folder, 'film.webp')).toString('latin1').split('ANMF').length - 1 > 5, true);
});

/** Measures every text on the board: `window.overlaps()` tells which of the picture on show lie over another or leave the board. */
function measureTexts() {
  const isBoard = (canvas) => canvas.id === 'board';
  let boxes = [];
  let edge = { width: 0, height: 0 };
  const write = CanvasRenderingContext2D.prototype.fillText;
  CanvasRenderingContext2D.prototype.fillText = function (text, x, y, ...more) {
    if (isBoard(this.canvas)) {
      // Browsers measure fonts of less than a pixel badly: measured a hundredfold.
      const { font } = this;
      this.font = font.replace(/([\d.]+)px/, (_, size) => `${size * 100}px`);
      const [width, up, down] = ['width', 'actualBoundingBoxAscent', 'actualBoundingBoxDescent'].map(
        (part) => this.measureText(text)[part] / 100,
      );
      this.font = font;
      const { a, e, f } = this.getTransform();
      boxes.push({
        text,
        left: e + (x - width / 2) * a,
        right: e + (x + width / 2) * a,
        top: f + (y - up) * a,
        bottom: f + (y + down) * a,
      });
    }
    return write.call(this, text, x, y, ...more);
  };
  window.overlaps = () => {
    const found = [];
    boxes.forEach((one, index) =>
      boxes.slice(index + 1).forEach((two) => {
        if (
          one.left < two.right - 1 &&
          two.left < one.right - 1 &&
          one.top < two.bottom - 1 &&
          two.top < one.bottom - 1
        )
          found.push(`${one.text} over ${two.text}`);
      }),
    );
    for (const { text, left, right, top, bottom } of boxes)
      if (left < 0 || top < 0 || right > edge.width || bottom > edge.height) found.push(`${text} leaves the board`);
    return found;
  };
  window.pictures = 0;
  window.overlapsInMotion = [];
  const begin = CanvasRenderingContext2D.prototype.setTransform;
  CanvasRenderingContext2D.prototype.setTransform = function (...numbers) {
    if (isBoard(this.canvas)) {
      // A new picture begins: the one before it is whole.
      const where = part('where').textContent.split(' · ')[0];
      for (const one of window.overlaps()) window.overlapsInMotion.push(`${where}: ${one}`);
      window.pictures += boxes.length > 0 ? 1 : 0;
      boxes = [];
      edge = { width: this.canvas.width, height: this.canvas.height };
    }
    return begin.apply(this, numbers);
  };
}

// Bots that fight and settle have more to show than random ones.
for (const [name, match] of [
  ['soak', 'fight'],
  ['space', 'settle'],
]) {
  test(`no text on the board of ${name} lies over another`, async () => {
    page = await held.open(`${address(`${match}.html`)}#turn=0`, {
      viewport: { width: 1440, height: 900 },
      reducedMotion: 'reduce',
    });
    await waitForText(page, 'proof', '✓');
    await page.evaluate(measureTexts);
    const over = await page.evaluate(async () => {
      const found = [];
      for (let turn = 1; turn <= 60; turn++) {
        location.hash = `#turn=${turn}`;
        await new Promise(requestAnimationFrame);
        await new Promise(requestAnimationFrame);
        for (const one of window.overlaps()) found.push(`turn ${turn}: ${one}`);
      }
      return found;
    });
    assert.deepEqual(over, []);
  });

  test(`nor while a turn of ${name} is under way`, async () => {
    page = await held.open(`${address(`${match}.html`)}#turn=0`, { viewport: { width: 1440, height: 900 } });
    await waitForText(page, 'proof', '✓');
    await page.evaluate(measureTexts);
    // The clock is the test's: the same moments of the same turns on any machine.
    await page.clock.install();
    await page.selectOption('#speed', '4');
    await page.click('#play');
    await page.clock.runFor(9_000);
    assert.ok((await frame()) >= 30, `turn ${await frame()}`);
    const pictures = await page.evaluate(() => window.pictures);
    assert.ok(pictures > 100, `${pictures} pictures with texts`);
    assert.deepEqual(await page.evaluate(() => window.overlapsInMotion), []);
  });
}

for (const colorScheme of ['light', 'dark']) {
  test(`the page of the design opens in a browser that is ${colorScheme}`, async () => {
    page = await held.open(`${address('empty.html')}#design`, { colorScheme });
    assert.equal(await page.locator('.sheet').count(), 2);
    assert.match(await page.textContent('.sheet.dark'), /Type: one scale/);
    const signs = await page.locator('.sheet.dark .sign').count();
    assert.ok(signs > 20, `${signs} signs`);
    const [light, dark] = await page.evaluate(() =>
      ['.sheet:not(.dark)', '.sheet.dark'].map((part) => getComputedStyle(tree().querySelector(part)).backgroundColor),
    );
    assert.notEqual(light, dark);
  });
}
