import type { Look, Place, Size } from './contract';

export { seatColour, seatSign, seatTint, trace } from './seats';

/** Draws the lines between cells. */
export function drawGrid(canvas: CanvasRenderingContext2D, look: Look, { width, height }: Size): void {
  canvas.strokeStyle = 'rgba(255,255,255,0.055)';
  canvas.lineWidth = 1 / look.scale;
  canvas.beginPath();
  for (let x = 0; x <= width; x++) {
    canvas.moveTo(x, 0);
    canvas.lineTo(x, height);
  }
  for (let y = 0; y <= height; y++) {
    canvas.moveTo(0, y);
    canvas.lineTo(width, y);
  }
  canvas.stroke();
}

/** Draws an order that is about to be given: a dashed line with a head, over a dark rim so that it shows on any ground. */
export function drawPlan(
  canvas: CanvasRenderingContext2D,
  from: Place,
  to: Place,
  colour: string,
  scale: number,
): void {
  const angle = Math.atan2(to.y - from.y, to.x - from.x);
  const head = Math.max(0.16, 7 / scale);
  const line = (style: string, width: number): void => {
    canvas.strokeStyle = style;
    canvas.lineWidth = width;
    canvas.beginPath();
    canvas.moveTo(from.x, from.y);
    canvas.lineTo(to.x, to.y);
    canvas.stroke();
    canvas.beginPath();
    canvas.moveTo(to.x - head * Math.cos(angle - 0.6), to.y - head * Math.sin(angle - 0.6));
    canvas.lineTo(to.x, to.y);
    canvas.lineTo(to.x - head * Math.cos(angle + 0.6), to.y - head * Math.sin(angle + 0.6));
    canvas.stroke();
  };
  canvas.lineCap = 'round';
  line('rgba(3,6,14,0.75)', Math.max(0.12, 5 / scale));
  line(colour, Math.max(0.06, 2.5 / scale));
  canvas.lineCap = 'butt';
}

/** Writes a small text on a dark plate, so that it can be read on any ground; it stays on the board. */
export function drawLabel(
  canvas: CanvasRenderingContext2D,
  text: string,
  x: number,
  y: number,
  colour: string,
  height: number,
  size: Size,
): void {
  canvas.font = `600 ${height}px system-ui, sans-serif`;
  canvas.textAlign = 'center';
  canvas.textBaseline = 'middle';
  const wide = canvas.measureText(text).width + height * 0.7;
  const left = Math.min(Math.max(x - wide / 2, 0), size.width - wide);
  const top = Math.min(Math.max(y - height * 0.7, 0), size.height - height * 1.4);
  canvas.fillStyle = 'rgba(4,7,15,0.82)';
  canvas.beginPath();
  canvas.roundRect(left, top, wide, height * 1.4, height * 0.4);
  canvas.fill();
  canvas.fillStyle = colour;
  canvas.fillText(text, left + wide / 2, top + height * 0.74);
}
