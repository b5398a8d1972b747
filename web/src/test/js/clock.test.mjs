// A person has two seconds for a turn: TABLE is the address of the page.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openBrowser, openPage, waitForText } from './browser.mjs';

test('the clock starts when the person is ready, and the result says that the time ran out', async () => {
  const browser = await openBrowser();
  const page = await openPage(browser, process.env.TABLE, { reducedMotion: 'reduce' });
  await waitForText(page, 'turnOf', 'is yours');
  await waitForText(page, 'card', 'At most');
  // Three seconds are more than the limit: nothing counts before the start.
  await page.waitForTimeout(3000);
  await waitForText(page, 'turnOf', 'is yours');
  await page.click('#card button.main');
  await page.waitForSelector('#card[data-kind=result]');
  assert.match(await page.textContent('#card'), /LATE: The human player did not move in time/);
  assert.equal(await page.isHidden('#liveSign'), true);
  assert.equal(await page.isHidden('#clock'), true);
  await waitForText(page, 'turnOf', 'The match is over.');
  assert.deepEqual(page.complaints, []);
  await browser.close();
});
