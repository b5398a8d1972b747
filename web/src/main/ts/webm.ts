/** One picture of a film, packed by the browser's encoder. */
export interface Packed {
  readonly bytes: Uint8Array;
  /** When it is shown, in milliseconds. */
  readonly time: number;
  /** Whether it can be decoded without earlier pictures. */
  readonly key: boolean;
}

/** Pictures in one cluster; its times are counted in 16 bits of milliseconds. */
const CLUSTER_MILLISECONDS = 10_000;

/** Makes a WebM file of one track of pictures. */
export function webm(
  pictures: readonly Packed[],
  width: number,
  height: number,
  codec: 'V_VP8' | 'V_VP9',
  milliseconds: number,
): Blob {
  const header = element(0x1a45dfa3, [
    whole(0x4286, 1),
    whole(0x42f7, 1),
    whole(0x42f2, 4),
    whole(0x42f3, 8),
    text(0x4282, 'webm'),
    whole(0x4287, 4),
    whole(0x4285, 2),
  ]);
  const info = element(0x1549a966, [
    whole(0x2ad7b1, 1_000_000),
    float(0x4489, milliseconds),
    text(0x4d80, 'regatta'),
    text(0x5741, 'regatta'),
  ]);
  const track = element(0x1654ae6b, [
    element(0xae, [
      whole(0xd7, 1),
      whole(0x73c5, 1),
      whole(0x83, 1),
      text(0x86, codec),
      element(0xe0, [whole(0xb0, width), whole(0xba, height)]),
    ]),
  ]);
  const segment = element(0x18538067, [info, track, ...clusters(pictures)]);
  return new Blob([header, segment] as BlobPart[], { type: 'video/webm' });
}

function clusters(pictures: readonly Packed[]): Uint8Array[] {
  const found: Uint8Array[] = [];
  let begin = 0;
  let blocks: Uint8Array[] = [];
  const close = (): void => {
    if (blocks.length > 0) found.push(element(0x1f43b675, [whole(0xe7, begin), ...blocks]));
    blocks = [];
  };
  for (const picture of pictures) {
    if (blocks.length === 0 || (picture.key && picture.time - begin > CLUSTER_MILLISECONDS)) {
      close();
      begin = Math.round(picture.time);
    }
    const time = Math.round(picture.time) - begin;
    const head = Uint8Array.of(0x81, (time >> 8) & 255, time & 255, picture.key ? 0x80 : 0);
    blocks.push(element(0xa3, [head, picture.bytes]));
  }
  close();
  return found;
}

function element(id: number, parts: readonly Uint8Array[]): Uint8Array {
  const size = parts.reduce((sum, part) => sum + part.length, 0);
  const bytes = new Uint8Array([...number(id), ...length(size)]);
  const all = new Uint8Array(bytes.length + size);
  all.set(bytes);
  let at = bytes.length;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** Writes the length of an element in eight bytes, marked as such by the first. */
function length(size: number): number[] {
  const bytes = [1, 0, 0, 0, 0, 0, 0, 0];
  for (let index = 7, rest = size; index > 0; index--, rest = Math.floor(rest / 256)) bytes[index] = rest % 256;
  return bytes;
}

function number(value: number): number[] {
  const bytes: number[] = [];
  for (let rest = value; rest > 0; rest = Math.floor(rest / 256)) bytes.unshift(rest % 256);
  return bytes.length > 0 ? bytes : [0];
}

function whole(id: number, value: number): Uint8Array {
  return element(id, [Uint8Array.from(number(value))]);
}

function text(id: number, value: string): Uint8Array {
  return element(id, [new TextEncoder().encode(value)]);
}

function float(id: number, value: number): Uint8Array {
  const bytes = new DataView(new ArrayBuffer(8));
  bytes.setFloat64(0, value);
  return element(id, [new Uint8Array(bytes.buffer)]);
}
