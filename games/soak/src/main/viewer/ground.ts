import { css, parse, type Rgb } from 'regatta/colour';

/** The colours of lawn and stone. Every seat has a contrast of at least 3 to the brightest. */
export const LAWN: readonly Rgb[] = [parse('#12211d'), parse('#152621')];
export const STONE = parse('#3a4246');
export const STONE_TOP = parse('#4d565b');
/** The opacity of a seat's colour on its territory. */
export const TINT = 0.2;

/** Draws the lawn, mown in squares. */
export function drawLawn(canvas: CanvasRenderingContext2D, width: number, height: number): void {
  LAWN.forEach((shade, parity) => {
    canvas.fillStyle = css(shade);
    for (let y = 0; y < height; y++) for (let x = (y + parity) % 2; x < width; x += 2) canvas.fillRect(x, y, 1, 1);
  });
}

/** Draws cover: a low wall, or a high block with its shadow. */
export function drawCover(canvas: CanvasRenderingContext2D, x: number, y: number, high: boolean): void {
  canvas.fillStyle = 'rgba(0,0,0,0.4)';
  canvas.beginPath();
  canvas.roundRect(x + (high ? 0.12 : 0.18), y + (high ? 0.14 : 0.34), high ? 0.86 : 0.72, high ? 0.84 : 0.5, 0.1);
  canvas.fill();
  canvas.fillStyle = css(STONE);
  canvas.beginPath();
  canvas.roundRect(x + (high ? 0.06 : 0.12), y + (high ? 0.06 : 0.28), high ? 0.86 : 0.74, high ? 0.84 : 0.5, 0.1);
  canvas.fill();
  canvas.fillStyle = css(STONE_TOP);
  canvas.beginPath();
  canvas.roundRect(x + (high ? 0.13 : 0.17), y + (high ? 0.1 : 0.31), high ? 0.72 : 0.64, high ? 0.56 : 0.2, 0.07);
  canvas.fill();
  if (!high) return;
  canvas.strokeStyle = css(STONE);
  canvas.lineWidth = 0.04;
  canvas.strokeRect(x + 0.27, y + 0.2, 0.44, 0.34);
}
