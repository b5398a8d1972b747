import type { Place } from 'regatta/contract';
import { seatColour, trace } from 'regatta/draw';

const DARK = '#05070f';

/** Paints a cycle with its heading: a long body over its wheels, and the sign of its seat. */
export function paintCycle(canvas: CanvasRenderingContext2D, seat: number, { x, y }: Place, step: Place): void {
  canvas.save();
  canvas.translate(x, y);
  canvas.rotate(Math.atan2(step.y, step.x));
  canvas.beginPath();
  canvas.moveTo(0.66, 0);
  canvas.quadraticCurveTo(0.4, -0.3, -0.1, -0.3);
  canvas.lineTo(-0.5, -0.2);
  canvas.lineTo(-0.5, 0.2);
  canvas.lineTo(-0.1, 0.3);
  canvas.quadraticCurveTo(0.4, 0.3, 0.66, 0);
  canvas.closePath();
  canvas.strokeStyle = DARK;
  canvas.lineWidth = 0.24;
  canvas.stroke();
  canvas.fillStyle = '#ffffff';
  canvas.fill();
  canvas.strokeStyle = seatColour(seat);
  canvas.lineWidth = 0.1;
  canvas.stroke();
  trace(canvas, seat, 0.02, 0, 0.17);
  canvas.fillStyle = DARK;
  canvas.fill();
  canvas.restore();
}
