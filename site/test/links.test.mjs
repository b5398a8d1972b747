// Checks that every relative link of the built site leads to a file, and to a heading if it names one.
import assert from 'node:assert/strict';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { test } from 'node:test';

const SITE = 'target/site';

const pages = readdirSync(SITE, { recursive: true })
  .map(String)
  .filter((file) => file.endsWith('.html') && !file.startsWith('demo'));

test('the site has pages of every kind', () => {
  assert.ok(pages.includes('index.html'));
  assert.ok(pages.includes(join('docs', 'reference', 'commands.html')));
  assert.ok(pages.length > 30, `${pages.length} pages`);
});

test('every relative link leads somewhere', () => {
  const broken = [];
  for (const page of pages) {
    const html = readFileSync(join(SITE, page), 'utf8');
    for (const [, target] of html.matchAll(/(?:href|src)="([^"]*)"/g)) {
      if (/^[a-z]+:/.test(target)) continue;
      const [path, hash] = target.split('#');
      const file = path === '' ? page : normalize(join(dirname(page), decodeURI(path)));
      const place = join(SITE, file);
      if (!existsSync(place)) broken.push(`${page}: ${target}`);
      else if (hash && !file.startsWith('demo') && !readFileSync(place, 'utf8').includes(`id="${hash}"`))
        broken.push(`${page}: ${target} has no such heading`);
    }
  }
  assert.deepEqual(broken, []);
});

test('the search index has every page with its title', () => {
  const script = readFileSync(join(SITE, 'assets/search-index.js'), 'utf8');
  const index = new Function(`${script}; return SEARCH_INDEX;`)();
  assert.deepEqual(index.map((each) => each.url.slice(1)).sort(), pages.map((page) => page.replaceAll('\\', '/')).sort());
  for (const each of index) assert.ok(each.title && each.text, each.url);
});

test('no page needs a server', () => {
  for (const page of pages) {
    assert.doesNotMatch(readFileSync(join(SITE, page), 'utf8'), /(?:href|src)="\//, page);
  }
});
