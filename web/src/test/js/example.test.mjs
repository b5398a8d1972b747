// The page of a game that was built outside: FOLDER/connect-four.html, made by examples/verify.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { holdBrowser, waitForText } from './browser.mjs';

const { open } = holdBrowser();

test('a game of another project is watched, and a seat is handed over', async () => {
  const page = await open(`${pathToFileURL(join(process.env.FOLDER, 'connect-four.html'))}#turn=2`);
  await waitForText(page, 'proof', '✓');

  await page.click('#takeover summary');
  await page.selectOption('#seat', '1');
  await page.selectOption('#player', 'tactical');

  await waitForText(page, 'branched', 'With tactical from turn 2:');
  assert.match(await page.textContent('#branched'), /instead of/);
});
