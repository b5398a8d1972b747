import { css } from 'regatta/colour';
import type { Place } from 'regatta/contract';
import { seatColour, seatTint, trace } from 'regatta/draw';
import type { Orb } from './lanes';
import { ROCK } from './sky';

/** Draws a planet: rock, a light whose size shows how full it is, and the ring and sign of its owner. */
export function drawOrb(
  canvas: CanvasRenderingContext2D,
  { x, y, radius }: Orb,
  full: number,
  people: readonly number[],
  owner: number,
  home: boolean,
): void {
  const rock = canvas.createRadialGradient(x - radius * 0.4, y - radius * 0.4, radius * 0.1, x, y, radius);
  rock.addColorStop(0, css(ROCK[0]!));
  rock.addColorStop(1, css(ROCK[1]!));
  canvas.fillStyle = rock;
  canvas.beginPath();
  canvas.arc(x, y, radius, 0, 2 * Math.PI);
  canvas.fill();
  const sum = people.reduce((all, some) => all + Math.max(0, some), 0);
  let angle = -Math.PI / 2;
  people.forEach((some, seat) => {
    if (some <= 0 || sum <= 0) return;
    const next = angle + (some / sum) * 2 * Math.PI;
    canvas.fillStyle = seatTint(seat, 0.85);
    canvas.beginPath();
    if (some < sum) canvas.moveTo(x, y);
    canvas.arc(x, y, Math.max(0.07, radius * 0.92 * Math.sqrt(full)), angle, next);
    canvas.closePath();
    canvas.fill();
    angle = next;
  });
  canvas.strokeStyle = owner < 0 ? 'rgba(190,170,255,0.35)' : seatColour(owner);
  canvas.lineWidth = owner < 0 ? 0.025 : 0.06;
  canvas.beginPath();
  canvas.arc(x, y, radius, 0, 2 * Math.PI);
  canvas.stroke();
  if (owner < 0) return;
  if (home) {
    canvas.lineWidth = 0.03;
    canvas.beginPath();
    canvas.arc(x, y, radius + 0.09, 0, 2 * Math.PI);
    canvas.stroke();
  }
  trace(canvas, owner, x + radius * 0.74, y - radius * 0.74, 0.1);
  canvas.fillStyle = seatColour(owner);
  canvas.strokeStyle = '#0d0820';
  canvas.lineWidth = 0.06;
  canvas.stroke();
  canvas.fill();
}

export function drawShuttle(canvas: CanvasRenderingContext2D, seat: number, { x, y }: Place, angle: number): void {
  canvas.save();
  canvas.translate(x, y);
  canvas.rotate(angle);
  canvas.beginPath();
  canvas.moveTo(0.17, 0);
  canvas.lineTo(-0.1, -0.1);
  canvas.lineTo(seat === 0 ? -0.12 : -0.04, 0);
  canvas.lineTo(-0.1, 0.1);
  canvas.closePath();
  canvas.lineJoin = 'round';
  canvas.strokeStyle = '#0d0820';
  canvas.lineWidth = 0.07;
  canvas.stroke();
  canvas.fillStyle = seatColour(seat);
  canvas.fill();
  canvas.restore();
}
