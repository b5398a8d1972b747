import { RecordReader, type MatchRecord } from 'regatta/record';

/** A record that grows on a server: each of its bytes is fetched, unpacked and parsed once. */
export class RecordStream {
  private fetched = 0;
  private input: WritableStreamDefaultWriter<BufferSource> | undefined;
  private reader: RecordReader;
  /** Why the file cannot be read, if it cannot. */
  problem: unknown;

  constructor(
    private readonly address: string,
    private readonly kinds: readonly string[],
  ) {
    this.reader = new RecordReader(kinds);
  }

  /** Fetches what is new, and returns the record so far; undefined if the file is not a record, with its bytes. */
  async update(): Promise<{ record?: MatchRecord; bytes: Uint8Array }> {
    const headers: HeadersInit = this.fetched > 0 ? { Range: `bytes=${this.fetched}-` } : {};
    const response = await fetch(this.address, { headers });
    if (response.status === 204) return { record: this.reader.record, bytes: new Uint8Array() };
    if (!response.ok) throw new Error(`${this.address}: ${response.status}`);
    const bytes = new Uint8Array(await response.arrayBuffer());
    if (response.status !== 206) this.restart();
    if (this.fetched === 0 && (bytes[0] !== 0x1f || bytes[1] !== 0x8b)) return { bytes };
    this.fetched += bytes.length;
    await this.input?.write(bytes as BufferSource).catch((problem: unknown) => (this.problem ??= problem));
    // What was unpacked is read before the next task begins.
    await new Promise((resolve) => setTimeout(resolve));
    if (this.problem) {
      // Another file has taken the place of this one: the next update begins again.
      this.fetched = 0;
      throw this.problem instanceof Error ? this.problem : new Error(String(this.problem));
    }
    return { record: this.reader.record, bytes };
  }

  private restart(): void {
    this.fetched = 0;
    this.problem = undefined;
    this.reader = new RecordReader(this.kinds);
    const unpacker = new DecompressionStream('gzip');
    this.input = unpacker.writable.getWriter();
    void this.read(unpacker.readable.getReader(), this.reader);
  }

  private async read(unpacked: ReadableStreamDefaultReader<Uint8Array>, reader: RecordReader): Promise<void> {
    const decoder = new TextDecoder();
    try {
      for (let part = await unpacked.read(); !part.done; part = await unpacked.read()) {
        reader.push(decoder.decode(part.value, { stream: true }));
      }
    } catch (problem) {
      if (reader === this.reader) this.problem = problem;
    }
  }
}
