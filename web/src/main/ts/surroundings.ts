/** Where a viewer is, and what it may do there. */
export interface Surroundings {
  /** Where a link leads, of which some may say nothing. */
  readonly link: URLSearchParams;
  /** Whether the record grows while one looks. */
  readonly live: boolean;
  /** Shows the next match of a list, if there is one. */
  readonly next: (() => void) | undefined;
  /** Sends orders to where the match is played, if that is not here. */
  readonly send: ((turn: number, lines: readonly string[]) => void) | undefined;
  /** What was drawn is new: whoever shows something about it looks again. */
  drawn(): void;
}
