/** Makes an animated WebP, which repeats, from still pictures of the same size. */
export function animatedWebp(stills: readonly Uint8Array[], width: number, height: number, milliseconds: number): Blob {
  const chunks = [
    chunk('VP8X', [2, 0, 0, 0, ...three(width - 1), ...three(height - 1)]),
    chunk('ANIM', [0, 0, 0, 0, 0, 0]),
    ...stills.map((still) => frame(still, width, height, milliseconds)),
  ];
  const size = 4 + chunks.reduce((sum, part) => sum + part.length, 0);
  const head = new Uint8Array([...letters('RIFF'), ...four(size), ...letters('WEBP')]);
  return new Blob([head, ...chunks] as BlobPart[], { type: 'image/webp' });
}

function frame(still: Uint8Array, width: number, height: number, milliseconds: number): Uint8Array {
  const head = [0, 0, 0, 0, 0, 0, ...three(width - 1), ...three(height - 1), ...three(milliseconds), 2];
  return chunk('ANMF', [...head, ...pictureOf(still)]);
}

/** Returns the image chunk of a still picture. */
export function pictureOf(still: Uint8Array): Uint8Array {
  const view = new DataView(still.buffer, still.byteOffset, still.byteLength);
  for (let at = 12; at + 8 <= still.length;) {
    const name = String.fromCharCode(...still.subarray(at, at + 4));
    const size = view.getUint32(at + 4, true);
    const end = at + 8 + size + (size % 2);
    if (name === 'VP8 ' || name === 'VP8L') return still.subarray(at, end);
    at = end;
  }
  throw new Error('this is no WebP picture');
}

function chunk(name: string, content: readonly number[] | Uint8Array): Uint8Array {
  const bytes = new Uint8Array(8 + content.length + (content.length % 2));
  bytes.set(letters(name));
  bytes.set(four(content.length), 4);
  bytes.set(content, 8);
  return bytes;
}

function letters(text: string): number[] {
  return [...text].map((letter) => letter.charCodeAt(0));
}

function three(value: number): number[] {
  return [value & 255, (value >> 8) & 255, (value >> 16) & 255];
}

function four(value: number): number[] {
  return [...three(value), (value >>> 24) & 255];
}
