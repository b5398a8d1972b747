import type { Place, Size } from 'regatta/contract';

/** How much is shown around a board that ends, in board units: units at its edges are a little larger than their cells. */
export const MARGIN = 0.15;

/** The part of the board that is shown, and its scale. */
export class Camera {
  scale = 1;
  x = 0;
  y = 0;
  private fitted = true;

  constructor(private readonly torus: boolean) {}

  /** Whether the whole board is shown, because nobody zoomed in. */
  get whole(): boolean {
    return this.fitted;
  }

  /** Shows the whole board, unless somebody zoomed in. */
  fit(view: Size, board: Size, always = false): void {
    if (!this.fitted && !always) return;
    this.fitted = true;
    const margin = this.torus ? 0 : 2 * MARGIN;
    this.scale = Math.min(view.width / (board.width + margin), view.height / (board.height + margin));
    this.x = (board.width - view.width / this.scale) / 2;
    this.y = (board.height - view.height / this.scale) / 2;
  }

  /** Zooms so that the place under a pixel stays there. */
  zoom(factor: number, pixelX: number, pixelY: number): void {
    const next = Math.min(200, Math.max(2, this.scale * factor));
    this.x += pixelX / this.scale - pixelX / next;
    this.y += pixelY / this.scale - pixelY / next;
    this.scale = next;
    this.fitted = false;
  }

  pan(pixelX: number, pixelY: number): void {
    this.x -= pixelX / this.scale;
    this.y -= pixelY / this.scale;
    this.fitted = false;
  }

  /** Centres a place, and zooms in if the whole board was shown. */
  centre(place: Place, view: Size, closer: number): void {
    if (this.fitted) this.scale = Math.min(200, this.scale * closer);
    this.fitted = false;
    this.x = place.x + 0.5 - view.width / this.scale / 2;
    this.y = place.y + 0.5 - view.height / this.scale / 2;
  }

  /** Returns the board's copies that are in sight, as offsets: one, or on a torus as many as it takes. */
  copies(view: Size, board: Size): Place[] {
    if (!this.torus || this.fitted) return [{ x: 0, y: 0 }];
    const found = [];
    const right = this.x + view.width / this.scale;
    const bottom = this.y + view.height / this.scale;
    for (let y = Math.floor(this.y / board.height); y * board.height < bottom; y++) {
      for (let x = Math.floor(this.x / board.width); x * board.width < right; x++) {
        found.push({ x: x * board.width, y: y * board.height });
      }
    }
    return found;
  }

  /** Returns the cell under a pixel, or undefined if the board is not there. */
  cell(pixelX: number, pixelY: number, board: Size): Place | undefined {
    let x = Math.floor(this.x + pixelX / this.scale);
    let y = Math.floor(this.y + pixelY / this.scale);
    if (this.torus && !this.fitted) {
      x = ((x % board.width) + board.width) % board.width;
      y = ((y % board.height) + board.height) % board.height;
    }
    return x >= 0 && y >= 0 && x < board.width && y < board.height ? { x, y } : undefined;
  }
}
