/** Splits a line into its orders. */
export function split(line: string): string[] {
  const words = line.trim().split(/\s+/);
  const orders: string[] = [];
  for (let at = 0; at < words.length;) {
    const size = { m: 3, d: 3, c: 2 }[words[at] ?? ''] ?? 1;
    const order = words.slice(at, at + size).join(' ');
    if (order) orders.push(order);
    at += size;
  }
  return orders;
}

/** Returns a line of orders in which those of a ship (or of all new ships, `g`) are replaced. */
export function without(orders: readonly string[], subject: string, instead: readonly string[]): string {
  return [...orders.filter((order) => (order.split(' ')[1] ?? order) !== subject), ...instead].join(' ');
}
