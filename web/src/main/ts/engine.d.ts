/** The rules, compiled from Java: see regatta.web.Engine and PageMatch. */
declare module 'engine' {
  export interface Match {
    seats(): number;
    frame(): number;
    over(): boolean;
    say(turn: number, seat: number, lines: string): void;
    fail(turn: number, seat: number, kind: string, detail: string): void;
    seek(frame: number): number;
    fingerprint(): string;
    rank(seat: number): number;
    score(seat: number): number;
    numbers(name: string): Int32Array;
    charts(): string;
    events(): Int32Array;
    fault(seat: number): string;
  }
  export function open(scenario: string): Match;
}

/** The painters of all games, gathered by the build. */
declare module 'painters' {
  export const painters: readonly unknown[];
}
