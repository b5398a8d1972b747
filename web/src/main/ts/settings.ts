import type { Painter } from 'regatta/contract';

/** The layer that shows what comes after the frame on show. */
export const FUTURE = 'the future in charts';

/** The display options a person chose for a game. They are remembered where the browser allows it. */
export class Settings {
  readonly hidden: Set<string>;
  private readonly values: Record<string, string>;

  constructor(private readonly painter: Painter) {
    const saved = remembered(`regatta.${painter.game}`);
    this.hidden = new Set(strings(saved['hidden']));
    this.values = Object.fromEntries(
      Object.entries(object(saved['values'])).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string',
      ),
    );
  }

  option(name: string): string {
    const known = this.painter.options[name] ?? [];
    const value = this.values[name];
    return value !== undefined && known.includes(value) ? value : (known[0] ?? '');
  }

  choose(name: string, value: string): void {
    this.values[name] = value;
    this.save();
  }

  show(layer: string, shown: boolean): void {
    if (shown) this.hidden.delete(layer);
    else this.hidden.add(layer);
    this.save();
  }

  private save(): void {
    write(`regatta.${this.painter.game}`, JSON.stringify({ hidden: [...this.hidden], values: this.values }));
  }
}

/** Returns the stored options, or none if they are invalid: other pages may have written them. */
function remembered(key: string): Record<string, unknown> {
  try {
    return object(JSON.parse(read(key) ?? '{}'));
  } catch {
    return {};
  }
}

function object(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};
}

function strings(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((entry): entry is string => typeof entry === 'string') : [];
}

/** Reads a stored value; the browser may forbid it to pages from disk. */
export function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Then it is forgotten.
  }
}

/** Returns whether a person chose the dark theme, or undefined if the system decides. */
export function chosenTheme(): boolean | undefined {
  const chosen = read('regatta.dark');
  return chosen === 'true' ? true : chosen === 'false' ? false : undefined;
}

export function rememberTheme(dark: boolean): void {
  write('regatta.dark', String(dark));
}

/** Whether this browser remembers anything for this page. */
export function remembers(): boolean {
  write('regatta.probe', '1');
  return read('regatta.probe') === '1';
}
