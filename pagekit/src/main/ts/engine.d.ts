/** The rules, compiled from Java: see regatta.pagekit.Engine and PageMatch. */
declare module 'engine' {
  export interface Match {
    seats(): number;
    frame(): number;
    limit(): number;
    rulesVersion(): number;
    over(): boolean;
    say(turn: number, seat: number, lines: string): void;
    fail(turn: number, seat: number, kind: string, detail: string): void;
    seek(frame: number): number;
    branch(): Match;
    hand(seat: number, player: string): void;
    amend(seat: number, lines: string): void;
    awaits(seat: number): boolean;
    asks(seat: number): boolean;
    suggestion(seat: number, bot: string): string;
    refusal(seat: number, lines: string): string;
    said(turn: number, seat: number): string | null;
    fingerprint(): string;
    rank(seat: number): number;
    score(seat: number): number;
    numbers(name: string): Int32Array;
    columns(table: string): string;
    eventKinds(): string;
    words(name: string): string;
    legal(seat: number): Int32Array;
    charts(): string;
    facts(): string;
    events(): Int32Array;
    faultKind(seat: number): string;
    faultDetail(seat: number): string;
  }
  export function open(scenario: string): Match;
  export function bots(game: string): string;
  export function faultKinds(): string;
}

/** A decoder of Zstandard, which the build takes from Maven Central. */
declare module 'zstddec' {
  export class ZSTDDecoder {
    init(): Promise<void>;
    decode(packed: Uint8Array, size?: number): Uint8Array;
  }
}
