// A real browser: Debian's chromium, driven by playwright-core.
import assert from 'node:assert/strict';
import { after, afterEach, before } from 'node:test';
import { chromium } from 'playwright-core';

/** A phone, a small notebook and a screen. */
export const SIZES = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true },
  notebook: { viewport: { width: 1024, height: 768 } },
  screen: { viewport: { width: 1440, height: 900 } },
};

export async function openBrowser() {
  return chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox'] });
}

/** Opens a page that keeps what its console complains about. */
export async function openPage(browser, address, options = {}) {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    acceptDownloads: true,
    ...options,
  });
  const page = await context.newPage();
  page.complaints = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) page.complaints.push(message.text());
  });
  page.on('pageerror', (error) => page.complaints.push(String(error.stack ?? error)));
  // The elements of the viewer are in a shadow tree: part('play') is one of them.
  await page.addInitScript(() => {
    window.tree = () => document.getElementById('viewer').shadowRoot;
    window.part = (id) => window.tree()?.getElementById(id);
  });
  await page.goto(address);
  return page;
}

export async function waitForText(page, id, part, timeout = 30_000) {
  await page
    .waitForFunction(([where, text]) => window.part(where)?.textContent.includes(text), [id, part], { timeout })
    .catch(async () => {
      throw new Error(
        `#${id} says “${await page.textContent(`#${id}`)}” and not “${part}”; console: ${page.complaints.join('\n')}`,
      );
    });
}

/** Holds a browser for the tests of a file, one page at a time, and after each test asks the page what it complained about. */
export function holdBrowser() {
  const held = { browser: undefined, page: undefined };
  before(async () => (held.browser = await openBrowser()));
  after(async () => held.browser.close());
  afterEach(async () => {
    assert.deepEqual(held.page.complaints, []);
    await held.page.context().close();
  });
  return {
    async open(address, options) {
      held.page = await openPage(held.browser, address, options);
      return held.page;
    },
  };
}
