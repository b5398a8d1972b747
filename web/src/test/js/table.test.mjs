// A person plays a match that runs elsewhere, against a program: TABLE is the address of the page.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openBrowser, openPage, waitForText } from './browser.mjs';

test('a person plays a program, leaves, comes back, and plays to the end', async () => {
  const browser = await openBrowser();
  let page = await openPage(browser, process.env.TABLE, { reducedMotion: 'reduce' });
  await waitForText(page, 'turnOf', 'Turn 1 is yours.');
  const strange = await page.evaluate(
    async () => (await fetch('/orders?turn=1', { method: 'POST', body: 'g' })).status,
  );
  assert.equal(strange, 403);
  page.complaints.length = 0;
  await page.click('#card button.main');
  // Ten minutes a turn, counted down.
  await page.waitForFunction(() => /^(10:00|9:\d\d)$/.test(part('clock').textContent));
  const left = await page.textContent('#clock');
  await page.waitForFunction((before) => part('clock').textContent !== before, left);
  assert.equal(await page.isVisible('#clock'), true);
  await page.keyboard.press('g');
  await page.keyboard.press('Enter');
  await waitForText(page, 'turnOf', 'Turn 2 is');
  await waitForText(page, 'standings', '4\u2009000');
  await page.close();
  page = await openPage(browser, process.env.TABLE, { reducedMotion: 'reduce' });
  for (let turn = 2; turn <= Number(process.env.LAST); turn++) {
    await waitForText(page, 'turnOf', `Turn ${turn} is`);
    await page.keyboard.press('Enter');
  }
  await waitForText(page, 'turnOf', 'The match is over.');
  await page.waitForFunction(() => part('clock').hidden);
  assert.deepEqual(page.complaints, []);
  await browser.close();
});
