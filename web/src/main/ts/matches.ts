import { checkbox, make } from './dom';
import type { MatchRecord } from 'regatta/record';
import type { RecordStream } from './stream';

interface Entry {
  readonly name: string;
  readonly modified: number;
}

const POLL_MILLISECONDS = 500;

/** Follows the list of matches a server has: lets one be chosen, and shows the newest when it appears or grows. */
export class Matches {
  /** The choice of matches, to stand in the viewer. */
  readonly box = make('p');
  private readonly select = make('select');
  private readonly newest: HTMLInputElement;
  private shown = '';
  private listed = '';
  /** The match on show, and its record. */
  private current = '';
  private reading: RecordStream | undefined;

  constructor(
    private readonly address: string,
    private readonly stream: (address: string) => RecordStream,
    private readonly show: (found: { record?: MatchRecord; bytes: Uint8Array }, grows: boolean) => Promise<unknown>,
    private readonly fail: (problem: unknown) => void,
  ) {
    const label = make('label', 'Match ');
    this.select.id = 'matches';
    label.append(this.select);
    const newest = checkbox('always the newest', true, () => undefined);
    this.newest = newest.querySelector('input')!;
    this.newest.id = 'newest';
    this.box.append(label, ' ', newest);
    this.select.addEventListener('change', () => {
      this.newest.checked = false;
      void this.open(this.select.value, '');
    });
  }

  async follow(): Promise<void> {
    try {
      const response = await fetch(this.address);
      this.list((await response.json()) as Entry[]);
    } catch {
      // The server has ended, or will be back: what is shown stays.
    }
    setTimeout(() => void this.follow(), POLL_MILLISECONDS);
  }

  private list(entries: readonly Entry[]): void {
    const names = entries.map((entry) => entry.name).join('\n');
    if (names !== this.listed) {
      this.listed = names;
      const chosen = this.select.value;
      this.select.replaceChildren(...entries.map((entry) => new Option(entry.name)));
      if (chosen) this.select.value = chosen;
    }
    const wanted = this.newest.checked ? entries[0] : entries.find((entry) => entry.name === this.current);
    if (wanted) void this.open(wanted.name, `${wanted.name} ${wanted.modified}`);
  }

  /** Returns how to show the match after the one on show, if there is one. */
  next(): (() => void) | undefined {
    return this.select.options.length < 2
      ? undefined
      : () => {
          this.newest.checked = false;
          this.select.selectedIndex = (this.select.selectedIndex + 1) % this.select.options.length;
          void this.open(this.select.value, '');
        };
  }

  private async open(name: string, version: string): Promise<void> {
    if (version !== '' && version === this.shown) return;
    this.shown = version;
    this.select.value = name;
    const grows = name === this.current;
    if (!grows || !this.reading) this.reading = this.stream(encodeURIComponent(name));
    this.current = name;
    const { reading } = this;
    try {
      await this.show(await reading.update(), grows);
    } catch (problem) {
      // If the server has ended, what is shown stays.
      if (reading.problem) this.fail(problem);
    }
  }
}
