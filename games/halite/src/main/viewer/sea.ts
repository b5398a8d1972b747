import type { Look, Size } from 'regatta/contract';
import { SCALES, shade } from './ramp';

/** The maximum size of the cached picture in pixels. Most of a larger one would be outside of the window. */
const LARGEST = 4_000_000;

/** The share of the maximum from which a cell glitters. */
const GLITTERS = 0.72;

/** The halite of all cells as a picture with one pixel per cell. Only cells that have changed are painted again. */
export class Sea {
  private readonly canvas = document.createElement('canvas');
  private readonly wide = document.createElement('canvas');
  /** Whether any cell has changed since the last frame. */
  private changed = true;
  private stale = true;
  private pixels: ImageData | undefined;
  private colours: Uint32Array = new Uint32Array(0);
  private painted = new Int32Array(0);
  private style = '';

  draw(canvas: CanvasRenderingContext2D, halite: Int32Array, size: Size, look: Look): void {
    const picture = this.picture(halite, size, look);
    const [width, height] = [Math.round(size.width * look.scale), Math.round(size.height * look.scale)];
    // Without animation between turns, a cached picture would rarely be used.
    if ((this.changed && look.progress === 1) || width * height > LARGEST) {
      water(canvas, picture, size);
    } else {
      this.enlarge(picture, width, height);
      canvas.imageSmoothingEnabled = false;
      canvas.drawImage(this.wide, 0, 0, size.width, size.height);
    }
    if (look.scale >= 14) this.glitter(canvas, halite, size, look);
  }

  /** Caches the picture at its size on the screen, because smoothing is the slowest step, and the halite changes only once per turn. */
  private enlarge(picture: HTMLCanvasElement, width: number, height: number): void {
    if (!this.stale && this.wide.width === width && this.wide.height === height) return;
    this.stale = false;
    this.wide.width = width;
    this.wide.height = height;
    const canvas = this.wide.getContext('2d');
    if (canvas) water(canvas, picture, { width, height });
  }

  private picture(halite: Int32Array, size: Size, look: Look): HTMLCanvasElement {
    const context = this.canvas.getContext('2d');
    if (!context) return this.canvas;
    const style = `${look.option('halite scale')} ${size.width} ${size.height}`;
    if (style !== this.style || !this.pixels) {
      this.style = style;
      this.canvas.width = size.width;
      this.canvas.height = size.height;
      this.pixels = context.createImageData(size.width, size.height);
      this.colours = palette(SCALES[look.option('halite scale')] ?? Math.sqrt);
      this.painted = new Int32Array(halite.length).fill(-1);
    }
    const target = new Uint32Array(this.pixels.data.buffer);
    let changed = false;
    for (let cell = 0; cell < halite.length; cell++) {
      const amount = halite[cell]!;
      if (amount === this.painted[cell]) continue;
      this.painted[cell] = amount;
      target[cell] = this.colours[Math.min(1000, Math.max(0, amount))]!;
      changed = true;
    }
    if (changed) context.putImageData(this.pixels, 0, 0);
    this.changed = changed;
    this.stale ||= changed;
    return this.canvas;
  }

  /** Small lights on rich cells, which flicker if anything is animated. */
  private glitter(canvas: CanvasRenderingContext2D, halite: Int32Array, { width }: Size, look: Look): void {
    canvas.fillStyle = '#7ff5e6';
    for (let cell = 0; cell < halite.length; cell++) {
      const rich = Math.sqrt(halite[cell]! / 1000);
      if (rich < GLITTERS) continue;
      const phase = (cell * 2654435761) % 628;
      const light = Math.sin(look.time * 1.7 + phase / 100) ** 2;
      canvas.globalAlpha = (rich - GLITTERS + 0.12) * light;
      const edge = 0.1 + 0.1 * light;
      canvas.fillRect(
        (cell % width) + 0.2 + ((phase * 7) % 60) / 100 - edge / 2,
        Math.floor(cell / width) + 0.2 + ((phase * 13) % 60) / 100 - edge / 2,
        edge,
        edge,
      );
    }
    canvas.globalAlpha = 1;
  }
}

/** Draws cells twice, sharp and smoothed, so that the map looks smooth but cells can still be counted. */
function water(canvas: CanvasRenderingContext2D, picture: HTMLCanvasElement, { width, height }: Size): void {
  canvas.imageSmoothingEnabled = false;
  canvas.drawImage(picture, 0, 0, width, height);
  canvas.imageSmoothingEnabled = true;
  canvas.globalAlpha = 0.55;
  canvas.drawImage(picture, 0, 0, width, height);
  canvas.globalAlpha = 1;
}

/** Returns the colours of the amounts from 0 to 1000, in the format of pixels. */
function palette(scale: (amount: number) => number): Uint32Array {
  const colours = new Uint32Array(1001);
  const bytes = new Uint8Array(colours.buffer);
  for (let amount = 0; amount <= 1000; amount++) {
    shade(scale(amount)).forEach((channel, index) => (bytes[amount * 4 + index] = Math.round(channel)));
    bytes[amount * 4 + 3] = 255;
  }
  return colours;
}
