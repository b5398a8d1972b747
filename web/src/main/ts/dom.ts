/** Returns an element of the page, which has it. */
export function element<T extends HTMLElement = HTMLElement>(id: string): T {
  const found = document.getElementById(id);
  if (!found) throw new Error(`no element ${id}`);
  return found as T;
}

/** Makes an element with some text in it. */
export function make<K extends keyof HTMLElementTagNameMap>(tag: K, text = '', className = ''): HTMLElementTagNameMap[K] {
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

/** Makes a labelled choice. */
export function choice(text: string, values: readonly string[], chosen: string, change: (value: string) => void): HTMLLabelElement {
  const label = make('label', `${text} `, 'check');
  const select = document.createElement('select');
  select.append(...values.map((value) => new Option(value, value, false, value === chosen)));
  select.addEventListener('change', () => change(select.value));
  label.append(select);
  return label;
}

/** Gives a canvas as many pixels as it covers, and returns its context with one unit being one CSS pixel. */
export function crisp(canvas: HTMLCanvasElement): CanvasRenderingContext2D | null {
  const ratio = window.devicePixelRatio || 1;
  canvas.width = canvas.clientWidth * ratio;
  canvas.height = canvas.clientHeight * ratio;
  const context = canvas.getContext('2d');
  context?.scale(ratio, ratio);
  return context;
}
