import { seatColour, seatTint, trace } from 'regatta/draw';

const DARK = '#060d1a';

/**
 * Traces the hull of a seat's ships, with the bow to the right. Seats have different shapes, so that people who cannot tell
 * their colours apart can tell their shapes apart.
 */
export function hull(canvas: CanvasRenderingContext2D, seat: number): void {
  canvas.beginPath();
  switch (seat % 4) {
    case 0:
      canvas.moveTo(0.46, 0);
      canvas.bezierCurveTo(0.24, -0.3, -0.05, -0.32, -0.22, -0.28);
      canvas.quadraticCurveTo(-0.42, 0, -0.22, 0.28);
      canvas.bezierCurveTo(-0.05, 0.32, 0.24, 0.3, 0.46, 0);
      break;
    case 1:
      canvas.moveTo(0.48, 0);
      canvas.lineTo(0.02, -0.36);
      canvas.lineTo(-0.4, 0);
      canvas.lineTo(0.02, 0.36);
      break;
    case 2:
      canvas.moveTo(0.48, 0);
      canvas.lineTo(-0.36, -0.38);
      canvas.lineTo(-0.2, 0);
      canvas.lineTo(-0.36, 0.38);
      break;
    default:
      canvas.moveTo(0.46, 0);
      canvas.lineTo(0.2, -0.28);
      canvas.lineTo(-0.38, -0.28);
      canvas.lineTo(-0.38, 0.28);
      canvas.lineTo(0.2, 0.28);
  }
  canvas.closePath();
}

/** Paints a ship around 0, 0, with the bow to the right, filled with cargo from the stern. */
export function paintShip(canvas: CanvasRenderingContext2D, seat: number, share: number): void {
  canvas.lineJoin = 'round';
  hull(canvas, seat);
  canvas.strokeStyle = DARK;
  canvas.lineWidth = 0.26;
  canvas.stroke();
  canvas.fillStyle = DARK;
  canvas.fill();
  canvas.save();
  canvas.clip();
  canvas.fillStyle = seatTint(seat, 0.22);
  canvas.fillRect(-0.5, -0.5, 1, 1);
  canvas.fillStyle = seatColour(seat);
  canvas.fillRect(-0.44, -0.5, 0.92 * share, 1);
  canvas.restore();
  hull(canvas, seat);
  canvas.strokeStyle = seatColour(seat);
  canvas.lineWidth = 0.1;
  canvas.stroke();
}

/** Paints a shipyard (the seat's sign, filled) or a dropoff (its outline) around 0, 0. */
export function paintHarbour(canvas: CanvasRenderingContext2D, seat: number, yard: boolean): void {
  const light = canvas.createRadialGradient(0, 0, 0.2, 0, 0, 0.95);
  light.addColorStop(0, seatTint(seat, 0.5));
  light.addColorStop(1, seatTint(seat, 0));
  canvas.fillStyle = light;
  canvas.fillRect(-1, -1, 2, 2);
  trace(canvas, seat, 0, 0, yard ? 0.46 : 0.4);
  canvas.fillStyle = DARK;
  canvas.strokeStyle = DARK;
  canvas.lineWidth = 0.22;
  canvas.stroke();
  canvas.fill();
  canvas.strokeStyle = seatColour(seat);
  canvas.lineWidth = 0.1;
  canvas.stroke();
  trace(canvas, seat, 0, 0, yard ? 0.28 : 0.14);
  canvas.fillStyle = seatColour(seat);
  canvas.fill();
}
