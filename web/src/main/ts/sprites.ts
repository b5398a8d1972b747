/** Draws something once and then as often as it is needed: silhouettes with rims and glows cost too much for each frame. */
export class Sprites {
  private readonly kept = new Map<string, HTMLCanvasElement>();
  private scale = 0;

  /**
   * Draws the picture of a key around a place.
   *
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
    // A picture is never drawn larger than it was painted, and zooming does not paint all anew at each step.
    const wanted = 2 ** (Math.ceil(Math.log2(Math.max(4, scale)) * 2) / 2);
    if (wanted !== this.scale) {
      this.kept.clear();
      this.scale = wanted;
    }
    let picture = this.kept.get(key);
    if (!picture) {
      picture = this.make(size, paint);
      this.kept.set(key, picture);
    }
    canvas.drawImage(picture, x - size / 2, y - size / 2, size, size);
  }

  private make(size: number, paint: (canvas: CanvasRenderingContext2D) => void): HTMLCanvasElement {
    const picture = document.createElement('canvas');
    picture.width = picture.height = Math.max(4, Math.ceil(size * this.scale));
    const canvas = picture.getContext('2d');
    if (canvas) {
      canvas.scale(picture.width / size, picture.height / size);
      canvas.translate(size / 2, size / 2);
      paint(canvas);
    }
    return picture;
  }
}
