/** Makes an element with some text in it. */
export function make<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  text = '',
  className = '',
): HTMLElementTagNameMap[K] {
  const made = document.createElement(tag);
  made.textContent = text;
  if (className) made.className = className;
  return made;
}

export function button(text: string, act: () => void): HTMLButtonElement {
  const made = make('button', text);
  made.type = 'button';
  made.addEventListener('click', act);
  return made;
}

/** Makes a labelled checkbox. */
export function checkbox(text: string, checked: boolean, change: (checked: boolean) => void): HTMLLabelElement {
  const label = make('label', '', 'check');
  const box = document.createElement('input');
  box.type = 'checkbox';
  box.checked = checked;
  box.addEventListener('change', () => change(box.checked));
  label.append(box, ` ${text}`);
  return label;
}

/** Makes a labelled choice. Values that name a seat are shown with the name of its bot. */
export function choice(
  text: string,
  values: readonly string[],
  chosen: string,
  bots: readonly string[],
  change: (value: string) => void,
): HTMLLabelElement {
  const label = make('label', `${text} `, 'check');
  const select = document.createElement('select');
  select.append(...values.map((value) => new Option(named(value, bots), value, false, value === chosen)));
  select.addEventListener('change', () => change(select.value));
  label.append(select);
  return label;
}

/** Gives a canvas as many pixels as it covers, and returns its context with one unit being one CSS pixel. */
export function crisp(canvas: HTMLCanvasElement): CanvasRenderingContext2D | null {
  const ratio = window.devicePixelRatio || 1;
  const width = Math.floor(canvas.clientWidth * ratio);
  const height = Math.floor(canvas.clientHeight * ratio);
  // Setting the size of a canvas makes the browser lay out the page, even if it is the same size.
  if (canvas.width !== width) canvas.width = width;
  if (canvas.height !== height) canvas.height = height;
  const context = canvas.getContext('2d');
  context?.setTransform(1, 0, 0, 1, 0, 0);
  context?.clearRect(0, 0, width, height);
  context?.scale(ratio, ratio);
  return context;
}

/** Writes a text, unless it is there already: the browser need not lay out what is not touched. */
export function write(where: Element, text: string): void {
  if (where.textContent !== text) where.textContent = text;
}

/** Sets an attribute, if it is not so already. */
export function mark(where: Element, attribute: string, value: string): void {
  if (where.getAttribute(attribute) !== value) where.setAttribute(attribute, value);
}

/** Writes a number with its thousands apart. */
export function grouped(value: number): string {
  return Number.isInteger(value) ? String(value).replace(/\B(?=(\d{3})+$)/g, '\u2009') : value.toFixed(1);
}

/** Returns a text with the names of bots instead of the numbers of their seats. */
export function named(text: string, bots: readonly string[]): string {
  return text.replace(/\bseat (\d+)\b/g, (whole, seat: string) => bots[Number(seat)] ?? whole);
}

/** Returns names that differ: where bots have the same name, each has a number. */
export function distinct(names: readonly string[]): string[] {
  return names.map((name, seat) =>
    names.filter((other) => other === name).length < 2
      ? name
      : `${name} ${names.slice(0, seat + 1).filter((other) => other === name).length}`,
  );
}
