// Measures the replay viewer in a browser: node page.mjs ROOT FOLDER, where FOLDER contains big.html and big.regatta.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gunzipSync, gzipSync } from 'node:zlib';

const [root, folder] = process.argv.slice(2);
const { chromium } = createRequire(join(root, 'web/package.json'))('playwright-core');
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox'] });

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
const show = (what, value) => console.log(`${what.padEnd(58)} ${value}`);

async function measurePage() {
  const file = join(folder, 'big.html');
  show('page with a 64×64 match of four (kB)', Math.round(statSync(file).size / 1000));
  show('  record in it (kB)', Math.round((statSync(join(folder, 'big.regatta')).size * 4) / 3000));
  const firsts = [];
  const wholes = [];
  let page;
  for (let i = 0; i < 5; i++) {
    page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    await page.addInitScript(() => {
      // The elements of the viewer are in a shadow tree; in pages of release 0.1.0 they are in the page itself.
      window.tree = () => document.getElementById('viewer')?.shadowRoot ?? document;
      window.part = (id) => window.tree().getElementById(id);
      const look = () => {
        const where = part('where')?.textContent ?? '';
        if (where && !window.firstFrame) window.firstFrame = performance.now();
        if (part('proof')?.textContent.startsWith('✓')) window.proved = performance.now();
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    await page.goto(pathToFileURL(file).href);
    await page.waitForFunction(() => window.proved, undefined, { timeout: 120_000 });
    const [first, whole] = await page.evaluate(() => [window.firstFrame, window.proved]);
    firsts.push(first);
    wholes.push(whole);
    if (i < 4) await page.close();
  }
  show('from opening to the first frame (ms, median of 5)', Math.round(median(firsts)));
  show('from opening to the green tick (ms, median of 5)', Math.round(median(wholes)));
  const seeks = await page.evaluate(async () => {
    const times = [];
    const go = async (turn) => {
      const began = performance.now();
      location.hash = `#turn=${turn}`;
      while (!part('where').textContent.startsWith(`turn ${turn} `)) await new Promise(requestAnimationFrame);
      times.push(performance.now() - began);
    };
    for (let i = 0; i < 20; i++) {
      await go(i * 3);
      await go(500 - i);
    }
    return times;
  });
  show('seek to about turn 500 and draw it (ms, median of 20)', median(seeks.filter((_, i) => i % 2 === 1)).toFixed(1));
  show('  the slowest', Math.max(...seeks).toFixed(1));
  const ships = await page.evaluate(async () => {
    location.hash = '#turn=300';
    while (!part('where').textContent.startsWith('turn 300 ')) await new Promise(requestAnimationFrame);
    return tree().querySelector('[data-name="ships"] span').textContent;
  });
  show('at turn 300', ships);
  for (const speed of ['4', '16', '64']) {
    await page.evaluate((pace) => (location.hash = `#turn=300&pace=${pace}`), speed);
    await page.waitForFunction(() => part('where').textContent.startsWith('turn 300 '));
    await page.selectOption('#speed', speed);
    const frames = await page.evaluate(async () => {
      part('play').click();
      const began = performance.now();
      let count = 0;
      while (performance.now() - began < 2000) {
        await new Promise(requestAnimationFrame);
        count++;
      }
      part('play').click();
      return (count * 1000) / (performance.now() - began);
    });
    show(`frames per second while playing at ${speed}×`, frames.toFixed(1));
  }
  await page.close();
}

/** Plays the whole match with one engine, without drawing. */
async function measureEngine(name, load, size) {
  const lines = gunzipSync(readFileSync(join(folder, 'big.regatta'))).toString('utf8').trimEnd().split('\n').map((line) => JSON.parse(line));
  const page = await browser.newPage();
  await page.goto(address);
  const times = await page.evaluate(
    async ([script, record]) => {
      const began = performance.now();
      const engine = await (0, eval)(`(${script})`)();
      const loaded = performance.now() - began;
      const runs = [];
      for (let run = 0; run < 5; run++) {
        const start = performance.now();
        const match = engine.open(record[0].scenario);
        for (const turn of record.slice(1)) turn.said?.forEach((said, seat) => said && match.say(turn.turn, seat, said.join('\n')));
        for (let frame = 1; !match.over(); frame++) {
          match.seek(frame);
          match.numbers('halite');
        }
        runs.push(performance.now() - start);
        if (match.fingerprint() !== record[record.length - 2].fingerprint) throw new Error('the fingerprints differ');
      }
      return { loaded, runs };
    },
    [load.toString(), lines],
  );
  show(`${name}: engine (kB, gzipped kB)`, size);
  show(`${name}: load the engine (ms)`, times.loaded.toFixed(0));
  show(`${name}: play the match through, first time (ms)`, times.runs[0].toFixed(0));
  show(`${name}: play the match through, fastest of 5 (ms)`, Math.min(...times.runs).toFixed(0));
  await page.close();
}

const types = { js: 'text/javascript', html: 'text/html' };
const server = createServer((request, response) => {
  const path = join(root, 'games/halite/target', request.url);
  response.setHeader('Content-Type', types[request.url.split('.').pop()] ?? 'text/html');
  response.end(existsSync(path) && statSync(path).isFile() ? readFileSync(path) : '<!doctype html><title>engines</title>');
}).listen(0);
const address = `http://localhost:${server.address().port}/`;
const sizes = (path) => {
  const bytes = readFileSync(join(root, 'games/halite/target', path));
  return `${Math.round(bytes.length / 1000)}, ${Math.round(gzipSync(bytes).length / 1000)}`;
};

await measurePage();
await measureEngine('JavaScript', async () => import('/engine/engine.js'), sizes('engine/engine.js'));
await browser.close();
server.close();
