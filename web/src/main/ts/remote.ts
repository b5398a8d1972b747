import { Clock } from './clock';
import { element } from './dom';

/** What the server says of a match that goes on there. */
interface Sight {
  readonly version: number;
  /** The turn whose orders are awaited, or -1. */
  readonly asked: number;
  readonly over: boolean;
  /** How many milliseconds are left for these orders, or -1 if there is no clock. */
  readonly left: number;
}

const RETRY_MILLISECONDS = 1000;

/** A match that is played elsewhere, in which a person has a seat here: it is asked for news, and told the orders. */
export class Remote {
  private readonly clock = new Clock();

  constructor(
    private readonly key: string,
    private readonly show: (bytes: Uint8Array) => Promise<void>,
  ) {}

  /** Shows what is new as soon as it is there, until the match is over. */
  async follow(): Promise<void> {
    for (let seen = -1; ; ) {
      try {
        const sight = (await (await fetch(`sight?seen=${seen}`)).json()) as Sight;
        if (sight.version !== seen) {
          const response = await fetch('record');
          if (response.ok) await this.show(new Uint8Array(await response.arrayBuffer()));
        }
        seen = sight.version;
        this.clock.set(sight.asked >= 0 ? sight.left : -1);
        if (sight.over) return;
      } catch {
        // The server has ended, or will be back.
        element('hint').textContent = 'The match does not answer. Is regatta still running?';
        await new Promise((resolve) => setTimeout(resolve, RETRY_MILLISECONDS));
      }
    }
  }

  /** Gives the orders of a turn. */
  send(turn: number, lines: readonly string[]): void {
    void fetch(`orders?turn=${turn}`, { method: 'POST', headers: { 'X-Regatta': this.key }, body: lines.join('\n') });
  }
}
