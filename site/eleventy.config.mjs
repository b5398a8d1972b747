// Builds the website from the documentation and the pages of this folder. Every link is relative, so that the site also
// works from a folder.
import { existsSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import anchor from 'markdown-it-anchor';

const CONTENT = 'target/content';
const REPOSITORY = 'https://github.com/regatta-arena/regatta/blob/main/';

/** Returns the id of a heading as the links of the documentation write it. */
const slugify = (text) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .trim()
    .replaceAll(' ', '-');

const pageOf = (path) => path.replace(/README\.md$/, 'index.html').replace(/\.md$/, '.html');

/** Returns the target of a link in a page: a page of the site, or else the file in the repository. */
function rewritten(href, file) {
  if (/^[a-z]+:|^#/.test(href)) return href;
  const [path, hash] = href.split('#');
  const target = posix.normalize(posix.join(dirname(file), path));
  const known = existsSync(join(CONTENT, target)) && (path.endsWith('.md') || target.includes('docs/pictures/'));
  return (known ? pageOf(path) : REPOSITORY + target) + (hash === undefined ? '' : `#${hash}`);
}

export default function (eleventy) {
  eleventy.addPassthroughCopy({ assets: 'assets', [`${CONTENT}/docs/pictures`]: 'docs/pictures' });
  eleventy.addPassthroughCopy({ 'node_modules/minisearch/dist/umd/index.js': 'assets/minisearch.js', 'target/demo': 'demo' });
  eleventy.amendLibrary('md', (markdown) => {
    markdown.set({ html: true });
    markdown.use(anchor, { slugify });
    markdown.core.ruler.push('links', (state) => {
      const file = posix.relative(CONTENT, state.env.page.inputPath.replace(/^\.\//, ''));
      for (const token of state.tokens.flatMap((block) => block.children ?? [])) {
        for (const name of ['href', 'src']) {
          const value = token.attrGet(name);
          if (value) token.attrSet(name, rewritten(value, file));
        }
      }
    });
  });
  eleventy.addGlobalData('layout', 'page.njk');
  eleventy.addGlobalData('permalink', () => (data) => {
    const stem = data.page.filePathStem.replace(/\/README$/, '/index');
    return `${stem}.html`;
  });
  eleventy.addGlobalData('eleventyComputed', {
    /** The way from the page to the root of the site. */
    root: (data) => '../'.repeat(Math.max(0, (data.page.url || '/').split('/').length - 2)),
    section: (data) => /^\/docs\/([^/]+)\//.exec(data.page.url || '')?.[1] ?? '',
  });
  eleventy.addCollection('search', (api) => api.getAll().filter((page) => page.outputPath.endsWith('.html')));
  const plain = (html) =>
    html
      .replace(/<[^>]*>/g, ' ')
      .replace(/&[a-z]+;/g, ' ')
      .replace(/\s+/g, ' ')
      .trim();
  eleventy.addFilter('plain', plain);
  eleventy.addFilter('heading', (html) => plain(/<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? ''));
  /** Returns the file of a page: without a server, a folder has no index. */
  eleventy.addFilter('file', (url) => url.replace(/\/$/, '/index.html'));
  eleventy.addFilter('json', (value) => JSON.stringify(value));
  return {
    dir: { input: CONTENT, output: 'target/site', includes: '../../layouts', layouts: '../../layouts' },
    markdownTemplateEngine: false,
    htmlTemplateEngine: 'njk',
  };
}
