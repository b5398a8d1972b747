import { chosenTheme } from './settings';
import css from 'style';
import html from '../html/viewer.html';

/**
 * The elements of one viewer. They are in a shadow tree of their own, so that their ids are unique in it, several viewers
 * can stand on one page, and the styles of the page and the viewer do not mix.
 */
export class Shell {
  private readonly tree: ShadowRoot;

  constructor(readonly host: HTMLElement) {
    this.tree = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
    // A viewer that replaces another one leaves open what was open.
    const open = [...this.tree.querySelectorAll('details[open]')].map((part) => part.id);
    this.tree.innerHTML = `<style>${css}</style>${html}`;
    for (const id of open) if (this.tree.getElementById(id)) this.part<HTMLDetailsElement>(id).open = true;
    host.classList.toggle('dark', chosenTheme() ?? matchMedia('(prefers-color-scheme: dark)').matches);
  }

  part<T extends HTMLElement = HTMLElement>(id: string): T {
    const found = this.tree.getElementById(id);
    if (!found) throw new Error(`no element ${id}`);
    return found as T;
  }

  get focused(): Element | null {
    return this.tree.activeElement;
  }

  /** Shows that something cannot be shown, and why. */
  fail(problem: unknown): void {
    this.part('title').textContent = 'This cannot be shown';
    this.part('proof').className = 'bad';
    this.part('proof').textContent = problem instanceof Error ? problem.message : String(problem);
  }
}
