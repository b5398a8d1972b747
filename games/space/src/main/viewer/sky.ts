import { css, mix, parse, type Rgb } from 'regatta/colour';
import type { Size } from 'regatta/contract';
import type { Orb } from './lanes';

export const SKY = parse('#0d0820');
export const NEBULA = parse('#231343');
/** The colours of planets without people, on their bright and dark side. */
export const ROCK: readonly Rgb[] = [parse('#3b2f5c'), parse('#1d1538')];

const PIXELS = 32;

/** The background with mist and stars. It never changes, so it is painted once. */
export class Sky {
  private picture: HTMLCanvasElement | undefined;
  private readonly veil = document.createElement('canvas');

  draw(canvas: CanvasRenderingContext2D, size: Size): void {
    if (!this.picture || this.picture.width !== size.width * PIXELS || this.picture.height !== size.height * PIXELS)
      this.picture = paintSky(size);
    canvas.imageSmoothingEnabled = true;
    canvas.drawImage(this.picture, 0, 0, size.width, size.height);
  }

  /** Darkens everything that is not near what a player sees. */
  drawVeil(canvas: CanvasRenderingContext2D, size: Size, seen: readonly Orb[]): void {
    const { veil } = this;
    veil.width = size.width * 12;
    veil.height = size.height * 12;
    const mist = veil.getContext('2d');
    if (!mist) return;
    mist.scale(12, 12);
    mist.fillStyle = 'rgba(4,2,12,0.78)';
    mist.fillRect(0, 0, size.width, size.height);
    mist.globalCompositeOperation = 'destination-out';
    for (const { x, y } of seen) {
      const hole = mist.createRadialGradient(x, y, 0.5, x, y, 1.5);
      hole.addColorStop(0, '#000');
      hole.addColorStop(1, 'rgba(0,0,0,0)');
      mist.fillStyle = hole;
      mist.fillRect(x - 1.6, y - 1.6, 3.2, 3.2);
    }
    canvas.drawImage(veil, 0, 0, size.width, size.height);
  }
}

function paintSky({ width, height }: Size): HTMLCanvasElement {
  const picture = document.createElement('canvas');
  picture.width = width * PIXELS;
  picture.height = height * PIXELS;
  const canvas = picture.getContext('2d');
  if (!canvas) return picture;
  canvas.scale(PIXELS, PIXELS);
  canvas.fillStyle = css(SKY);
  canvas.fillRect(0, 0, width, height);
  let seed = 7;
  const chance = (): number => (seed = (seed * 16807) % 2147483647) / 2147483647;
  for (let cloud = 0; cloud < 9; cloud++) {
    const [x, y, radius] = [chance() * width, chance() * height, 2 + chance() * 3.5];
    const mist = canvas.createRadialGradient(x, y, 0, x, y, radius);
    mist.addColorStop(0, css(mix(SKY, NEBULA, 0.9), 0.6));
    mist.addColorStop(1, css(SKY, 0));
    canvas.fillStyle = mist;
    canvas.fillRect(x - radius, y - radius, 2 * radius, 2 * radius);
  }
  for (let star = 0; star < width * height * 2.2; star++) {
    canvas.globalAlpha = 0.15 + chance() * 0.55;
    canvas.fillStyle = chance() < 0.2 ? '#d9c8ff' : '#ffffff';
    const size = 0.012 + chance() ** 4 * 0.035;
    canvas.fillRect(chance() * width, chance() * height, size, size);
  }
  canvas.globalAlpha = 1;
  return picture;
}
