// Searches the documentation as the reader types.
'use strict';

(() => {
  const MAX_RESULTS = 8;
  const input = document.getElementById('search');
  const list = document.getElementById('results');
  let search;

  function index() {
    if (!search) {
      search = new MiniSearch({ fields: ['title', 'text'], storeFields: ['title', 'url', 'text'] });
      search.addAll(SEARCH_INDEX);
    }
    return search;
  }

  /** Returns the text around the first word that was found. */
  function excerpt(found) {
    const at = found.text.toLowerCase().indexOf(found.terms[0]);
    return at < 0 ? '' : found.text.slice(Math.max(0, at - 40), at + 80);
  }

  function show() {
    const words = input.value.trim();
    const found = words ? index().search(words, { prefix: true, fuzzy: 0.1, boost: { title: 3 } }) : [];
    list.replaceChildren(
      ...found.slice(0, MAX_RESULTS).map((each) => {
        const item = document.createElement('li');
        const link = document.createElement('a');
        link.href = ROOT + each.url.slice(1);
        link.textContent = each.title;
        const small = document.createElement('small');
        small.textContent = excerpt(each);
        link.append(small);
        item.append(link);
        return item;
      }),
    );
    if (words && found.length === 0) list.textContent = 'Nothing found.';
    list.hidden = !words;
  }

  input.addEventListener('input', show);
  document.addEventListener('keydown', (event) => {
    if (event.key === '/' && document.activeElement === document.body) {
      event.preventDefault();
      input.focus();
    } else if (event.key === 'Escape') {
      list.hidden = true;
    }
  });
  document.addEventListener('click', (event) => {
    if (!event.target.closest('.search')) list.hidden = true;
  });
})();
