/** Returns the uncompressed size in the header of a zstd frame (RFC 8878, 3.1.1.1), or undefined if the header has none. */
export function contentSize(bytes: Uint8Array): number | undefined {
  const descriptor = bytes[4] ?? 0;
  const flag = descriptor >> 6;
  const single = (descriptor & 0x20) !== 0;
  const width = flag === 0 ? (single ? 1 : 0) : 1 << flag;
  const at = 5 + (single ? 0 : 1) + ([0, 1, 2, 4][descriptor & 3] ?? 0);
  if (width === 0 || at + width > bytes.length) return undefined;
  let size = 0;
  for (let i = width - 1; i >= 0; i--) size = size * 256 + (bytes[at + i] ?? 0);
  return width === 2 ? size + 256 : size;
}
