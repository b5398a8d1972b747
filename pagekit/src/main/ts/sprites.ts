/** A cache of drawings: silhouettes with rims and glows take too long to draw in every frame. */
export class Sprites {
  private readonly kept = new Map<string, HTMLCanvasElement>();

  /**
   * Draws the picture of a key around a place.
   *
   * @param scale how many device pixels a board unit has
   * @param size how wide and high it is, in board units
   * @param paint paints it around 0, 0 in board units, if it is not known yet
   */
  draw(
    canvas: CanvasRenderingContext2D,
    key: string,
    scale: number,
    x: number,
    y: number,
    size: number,
    paint: (canvas: CanvasRenderingContext2D) => void,
  ): void {
    const pixels = enough(size * scale);
    let picture = this.kept.get(key);
    if (picture?.width !== pixels) {
      picture = make(pixels, size, paint);
      this.kept.set(key, picture);
    }
    canvas.drawImage(picture, x - size / 2, y - size / 2, size, size);
  }
}

/** A picture is never enlarged, and small changes of the zoom do not repaint it. */
function enough(pixels: number): number {
  return Math.ceil(2 ** (Math.ceil(Math.log2(Math.max(4, pixels)) * 2) / 2));
}

function make(pixels: number, size: number, paint: (canvas: CanvasRenderingContext2D) => void): HTMLCanvasElement {
  const picture = document.createElement('canvas');
  picture.width = picture.height = pixels;
  const canvas = picture.getContext('2d');
  if (canvas) {
    canvas.scale(pixels / size, pixels / size);
    canvas.translate(size / 2, size / 2);
    paint(canvas);
  }
  return picture;
}
