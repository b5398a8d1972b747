import type { Look, Size } from 'regatta/painter';

const SCALES: Readonly<Record<string, (amount: number) => number>> = {
  // A root shows poor cells, where most of a match is decided.
  root: (amount) => Math.sqrt(amount / 1000),
  linear: (amount) => amount / 1000,
  logarithmic: (amount) => Math.log1p(amount) / Math.log(1001),
  steps: (amount) => Math.ceil(amount / 100) / 10,
};

/** The halite of all cells as a picture of one pixel a cell. From frame to frame only cells that changed are painted. */
export class Sea {
  private readonly canvas = document.createElement('canvas');
  private pixels: ImageData | undefined;
  private colours: Uint32Array = new Uint32Array(0);
  private painted = new Int32Array(0);
  private style = '';

  picture(halite: Int32Array, size: Size, look: Look): HTMLCanvasElement {
    const context = this.canvas.getContext('2d');
    if (!context) return this.canvas;
    const style = `${look.dark} ${look.option('halite scale')} ${size.width} ${size.height}`;
    if (style !== this.style || !this.pixels) {
      this.style = style;
      this.canvas.width = size.width;
      this.canvas.height = size.height;
      this.pixels = context.createImageData(size.width, size.height);
      this.colours = palette(look.dark, SCALES[look.option('halite scale')] ?? Math.sqrt);
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
    return this.canvas;
  }
}

/** Returns the colour of each amount from 0 to 1000, as pixels are stored. */
function palette(dark: boolean, scale: (amount: number) => number): Uint32Array {
  const [empty, full] = dark ? [[10, 20, 32], [122, 204, 238]] : [[232, 238, 244], [26, 84, 124]];
  const colours = new Uint32Array(1001);
  const bytes = new Uint8Array(colours.buffer);
  for (let amount = 0; amount <= 1000; amount++) {
    const share = Math.min(1, Math.max(0, scale(amount)));
    for (let channel = 0; channel < 3; channel++) {
      bytes[amount * 4 + channel] = Math.round(empty![channel]! + (full![channel]! - empty![channel]!) * share);
    }
    bytes[amount * 4 + 3] = 255;
  }
  return colours;
}
