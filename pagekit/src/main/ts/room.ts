interface Box {
  readonly x: number;
  readonly y: number;
  readonly wide: number;
  readonly high: number;
}

/** The places of texts on a board, so that none covers another. */
export class Room {
  private readonly boxes: Box[] = [];

  /** Reserves the area around a place if it is free, and returns whether it was. */
  take(x: number, y: number, wide: number, high: number): boolean {
    const free = !this.boxes.some(
      (box) => Math.abs(box.x - x) < (box.wide + wide) / 2 && Math.abs(box.y - y) < (box.high + high) / 2,
    );
    if (free) this.boxes.push({ x, y, wide, high });
    return free;
  }
}
