import { css, parse } from './colour';

/**
 * The colours of up to 16 seats: amber, magenta, lime, ice, and more. All are bright, because all boards are dark, and
 * each has a contrast of at least 3 to every background that a game paints, which a test checks.
 */
const COLOURS = [
  '#ffb733',
  '#ff86cf',
  '#b6ef3d',
  '#d6f1ff',
  '#ff9a76',
  '#e0b8ff',
  '#fff27a',
  '#7dfcb0',
  '#ffd9b0',
  '#ffb3c7',
  '#9fe8ff',
  '#d4d88a',
  '#f7c6ff',
  '#c9ffd2',
  '#e8e8e8',
  '#ffcf5e',
];

/** The signs of the seats in text; where it is drawn, see {@link trace}. */
const SIGNS = ['●', '◆', '▲', '■', '⬟', '⬢', '★', '✚'];

export function seatColour(seat: number): string {
  return COLOURS[((seat % COLOURS.length) + COLOURS.length) % COLOURS.length] ?? '#e8e8e8';
}

/** Returns the colour of a seat, more or less transparent. */
export function seatTint(seat: number, alpha: number): string {
  return css(parse(seatColour(seat)), alpha);
}

export function seatSign(seat: number): string {
  return SIGNS[seat % SIGNS.length] ?? '●';
}

const POLYGONS: readonly (readonly [corners: number, turn: number, stretch: number])[] = [
  [0, 0, 1],
  [4, 0, 1.12],
  [3, -0.5, 1.22],
  [4, 0.25, 1.18],
  [5, -0.5, 1.08],
  [6, 0, 1.05],
  [5, -0.5, 1.2],
  [4, 0, 1.15],
];

/** Traces the sign of a seat around a place: disc, diamond, triangle, square, and so on. */
export function trace(canvas: CanvasRenderingContext2D, seat: number, x: number, y: number, radius: number): void {
  const [corners, turn, stretch] = POLYGONS[seat % POLYGONS.length] ?? [0, 0, 1];
  canvas.beginPath();
  if (corners === 0) {
    canvas.arc(x, y, radius, 0, 2 * Math.PI);
    return;
  }
  const star = seat % POLYGONS.length >= 6;
  const points = star ? corners * 2 : corners;
  for (let point = 0; point < points; point++) {
    const angle = (point / points) * 2 * Math.PI + turn * Math.PI;
    const far = radius * stretch * (star && point % 2 === 1 ? 0.45 : 1);
    canvas.lineTo(x + far * Math.cos(angle), y + far * Math.sin(angle));
  }
  canvas.closePath();
}
