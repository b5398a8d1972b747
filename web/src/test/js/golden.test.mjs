// Gives every record in the folder PAGES to one page, and waits for its verdict on the fingerprints.
import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { openBrowser, openPage } from './browser.mjs';

test('every golden game replays with equal fingerprints', async () => {
  const folder = process.env.PAGES;
  const records = readdirSync(folder).filter((name) => name.endsWith('.regatta'));
  assert.equal(records.length, Number(process.env.COUNT));
  const browser = await openBrowser();
  const page = await openPage(browser, pathToFileURL(join(folder, 'empty.html')).href, { reducedMotion: 'reduce' });
  for (const record of records) {
    await page.evaluate(() => (part('proof').textContent = ''));
    await page.setInputFiles('#file', join(folder, record));
    await page.waitForFunction(() => /^[✓✗T]/.test(part('proof').textContent), undefined, {
      polling: 50,
      timeout: 60_000,
    });
    const proof = await page.textContent('#proof');
    assert.match(proof, /^✓ \d+ turns replayed as recorded$/, record);
  }
  assert.deepEqual(page.complaints, []);
  await browser.close();
});
