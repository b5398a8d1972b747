// Photographs pages for the README: node pictures.mjs FOLDER OUT, where FOLDER holds the pages named below.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { openBrowser, openPage, waitForText } from './browser.mjs';

const [folder, out] = process.argv.slice(2);
const browser = await openBrowser();

async function photograph(name, fragment, colorScheme, prepare = async () => {}) {
  const page = await openPage(browser, pathToFileURL(join(folder, `${name.split('-')[0]}.html`)).href + fragment, {
    viewport: { width: 1440, height: 900 },
    colorScheme,
  });
  await waitForText(page, 'proof', '✓');
  await prepare(page);
  await page.waitForTimeout(400);
  await page.screenshot({ path: join(out, `${name}.png`) });
  if (page.complaints.length > 0) throw new Error(page.complaints.join('\n'));
  await page.close();
}

await photograph('halite', '#turn=180', 'dark', async (page) => {
  await page.fill('#find', '12');
  await page.keyboard.press('Enter');
  await page.click('#follow');
  await page.locator('#board').focus();
  await page.keyboard.press('0');
  await page.evaluate(() => tree().activeElement?.blur());
});
await photograph('soak', '#turn=12', 'dark');
await photograph('space', '#turn=60', 'light');
await photograph('tron', '#turn=200', 'dark');
await photograph('halite-whatif', '#turn=60', 'light', async (page) => {
  await page.click('#takeover summary');
  await page.selectOption('#seat', '1');
  await page.selectOption('#player', 'hungarian');
  await page.waitForFunction(() => / of 401/.test(part('where').textContent), undefined, { timeout: 60_000 });
  await page.evaluate(() => (location.hash = '#turn=300'));
  await waitForText(page, 'where', 'turn 300');
  await page.click('#takeover summary');
  await page.locator('#charts').scrollIntoViewIfNeeded();
});
await browser.close();
