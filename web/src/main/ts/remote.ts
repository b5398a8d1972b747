import { Clock } from './clock';
import type { MatchRecord } from 'regatta/record';
import type { RecordStream } from './stream';

/** The server's status of a running match. */
interface Sight {
  readonly version: number;
  /** The turn whose orders are awaited, or -1. */
  readonly asked: number;
  readonly over: boolean;
  /** The milliseconds that are left for these orders, or -1 if there is no limit. */
  readonly left: number;
}

const RETRY_MILLISECONDS = 1000;

/** A match that runs on a server, in which a person here has a seat. */
export class Remote {
  private readonly clock = new Clock(() => this.part('clock'));
  private begun = false;

  constructor(
    private readonly key: string,
    private readonly root: HTMLElement,
    private readonly stream: RecordStream,
    /** Shows the record so far, and returns whether the match is over. */
    private readonly show: (record: MatchRecord) => Promise<boolean>,
  ) {}

  private part(id: string): HTMLElement {
    return this.root.shadowRoot!.getElementById(id)!;
  }

  /** Shows what is new as soon as it is there, until the match is over. */
  async follow(): Promise<void> {
    for (let seen = -1; ;) {
      try {
        const sight = (await (await fetch(`sight?seen=${seen}`)).json()) as Sight;
        this.clock.set(sight.asked >= 0 ? sight.left : -1);
        if (sight.version !== seen || sight.over) {
          const { record } = await this.stream.update();
          if (record && (await this.show(record))) return;
        }
        seen = sight.version;
        // The result is written a moment after the last turn.
        if (sight.over) await pause(RETRY_MILLISECONDS / 5);
      } catch {
        // The server has ended, or will be back.
        this.clock.set(-1);
        this.part('hint').textContent = 'The match does not answer. Is regatta still running?';
        await pause(RETRY_MILLISECONDS);
      }
    }
  }

  /** Starts the clock: the player has seen the board. */
  readonly ready = (): void => {
    if (this.begun) return;
    this.begun = true;
    void this.post('ready', '');
  };

  /** Gives the orders of a turn. */
  readonly send = (turn: number, lines: readonly string[]): void => {
    void this.post(`orders?turn=${turn}`, lines.join('\n'));
  };

  private async post(path: string, body: string): Promise<void> {
    await fetch(path, { method: 'POST', headers: { 'X-Regatta': this.key }, body }).catch(() => undefined);
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
