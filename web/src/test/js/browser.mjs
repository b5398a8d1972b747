// A real browser: Debian's chromium, driven by playwright-core.
import { chromium } from 'playwright-core';

export async function openBrowser() {
  return chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox'] });
}

/** Opens a page that keeps what its console complains about. */
export async function openPage(browser, address, options = {}) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, acceptDownloads: true, ...options });
  page.complaints = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) page.complaints.push(message.text());
  });
  page.on('pageerror', (error) => page.complaints.push(String(error.stack ?? error)));
  await page.goto(address);
  return page;
}

export async function waitForText(page, id, part, timeout = 30_000) {
  await page
    .waitForFunction(([where, text]) => document.getElementById(where)?.textContent.includes(text), [id, part], { timeout })
    .catch(async () => {
      throw new Error(`#${id} says “${await page.textContent(`#${id}`)}” and not “${part}”; console: ${page.complaints.join('\n')}`);
    });
}
