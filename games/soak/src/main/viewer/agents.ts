import { seatColour, trace } from 'regatta/draw';

export const CLASSES = ['gunner', 'sniper', 'bomber', 'assault', 'berserker'] as const;

const DARK = '#0a0f0d';
const STEEL = '#eef3f0';

/** The length and width of each class's gun; the bomber has a short one and a satchel. */
const GUNS: readonly (readonly [length: number, width: number])[] = [
  [0.34, 0.09],
  [0.5, 0.06],
  [0.22, 0.1],
  [0.34, 0.14],
  [0.3, 0.2],
];

/**
 * Paints an agent around 0, 0, from above and facing right: a base in the shape of its seat, shoulders, a head,
 * and the gun of its class.
 */
export function paintAgent(canvas: CanvasRenderingContext2D, seat: number, kind: number, angle = 0): void {
  const colour = seatColour(seat);
  trace(canvas, seat, 0, 0, 0.4);
  canvas.lineJoin = 'round';
  canvas.strokeStyle = DARK;
  canvas.lineWidth = 0.18;
  canvas.stroke();
  canvas.fillStyle = DARK;
  canvas.fill();
  canvas.strokeStyle = colour;
  canvas.lineWidth = 0.07;
  canvas.stroke();
  canvas.save();
  canvas.rotate(angle);
  canvas.scale(1.2, 1.2);
  const [length, width] = GUNS[kind] ?? [0.3, 0.1];
  canvas.fillStyle = STEEL;
  canvas.fillRect(0.02, 0.1 - width / 2, length, width);
  if (kind === 1) canvas.fillRect(0.16, 0.02, 0.1, 0.05); // A scope.
  if (kind === 3) canvas.fillRect(0.02, -0.17, length * 0.8, 0.08); // A second barrel.
  canvas.fillStyle = colour;
  canvas.beginPath();
  canvas.ellipse(-0.04, 0, 0.13, 0.24, 0, 0, 2 * Math.PI);
  canvas.fill();
  if (kind === 2) {
    canvas.fillStyle = STEEL;
    for (const y of [-0.16, 0, 0.16]) dot(canvas, -0.2, y, 0.06);
  }
  if (kind === 4) {
    canvas.strokeStyle = STEEL;
    canvas.lineWidth = 0.05;
    canvas.beginPath();
    canvas.arc(-0.02, 0, 0.19, -0.9, 0.9);
    canvas.stroke();
  }
  canvas.fillStyle = DARK;
  dot(canvas, 0, 0, 0.13);
  canvas.fillStyle = STEEL;
  dot(canvas, 0, 0, 0.09);
  canvas.restore();
}

function dot(canvas: CanvasRenderingContext2D, x: number, y: number, radius: number): void {
  canvas.beginPath();
  canvas.arc(x, y, radius, 0, 2 * Math.PI);
  canvas.fill();
}

/** Draws the wetness of an agent as a ring; an agent is eliminated when the ring is closed. */
export function drawWetness(canvas: CanvasRenderingContext2D, x: number, y: number, wetness: number): void {
  if (wetness <= 0) return;
  canvas.lineCap = 'round';
  canvas.beginPath();
  canvas.arc(x, y, 0.475, Math.PI / 2, Math.PI / 2 + 2 * Math.PI * Math.min(1, wetness / 100));
  canvas.strokeStyle = DARK;
  canvas.lineWidth = 0.11;
  canvas.stroke();
  canvas.strokeStyle = wetness >= 50 ? '#4cc3ff' : '#8ed9ff';
  canvas.lineWidth = 0.065;
  canvas.stroke();
  canvas.lineCap = 'butt';
}

/** Draws the shield of an agent that hunkers down. */
export function drawShield(canvas: CanvasRenderingContext2D, x: number, y: number, strength: number): void {
  canvas.globalAlpha = strength;
  canvas.strokeStyle = '#f4f7ff';
  canvas.lineWidth = 0.05;
  canvas.setLineDash([0.16, 0.08]);
  canvas.beginPath();
  canvas.arc(x, y, 0.56 - 0.1 * (1 - strength), 0, 2 * Math.PI);
  canvas.stroke();
  canvas.setLineDash([]);
  canvas.globalAlpha = 1;
}
