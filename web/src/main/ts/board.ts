import { Camera } from './camera';
import type { Focus } from './focus';
import type { Track } from './history';
import { drawNotes, tellNotes, type Note } from './notes';
import { seatColour, type Look, type Painter, type Place, type Size } from './painter';
import type { Settings } from './settings';
import type { Story } from './story';

/** Returns the orders somebody is about to give a seat, if anybody is. */
type Draft = (seat: number) => readonly string[] | undefined;

/** The board: draws a frame of a story as its painter does, and what is the same in all games over it. */
export class Board {
  private readonly camera: Camera;
  private readonly context: CanvasRenderingContext2D;

  constructor(
    private readonly canvas: HTMLCanvasElement,
    private readonly painter: Painter,
    private readonly settings: Settings,
  ) {
    this.camera = new Camera(painter.torus);
    const context = canvas.getContext('2d', { alpha: false });
    if (!context) throw new Error('This browser has no canvas.');
    this.context = context;
  }

  private get ratio(): number {
    return window.devicePixelRatio || 1;
  }

  zoom(factor: number, x = this.canvas.clientWidth / 2, y = this.canvas.clientHeight / 2): void {
    this.camera.zoom(factor, x * this.ratio, y * this.ratio);
  }

  pan(x: number, y: number): void {
    this.camera.pan(x * this.ratio, y * this.ratio);
  }

  showAll(size: Size): void {
    this.camera.fit(this.canvas, size, true);
  }

  centre(place: Place): void {
    this.camera.centre(place, this.canvas, 2.5);
  }

  cell(x: number, y: number, size: Size): Place | undefined {
    return this.camera.cell(x * this.ratio, y * this.ratio, size);
  }

  /** Returns what is to be told about a place. */
  tell(story: Story, place: Place): string[] {
    return [...this.painter.tell(story.match, place.x, place.y), ...tellNotes(this.notes(story), place.x, place.y)];
  }

  /**
   * Draws the frame the story is at; `progress` says how far units have come on their way to it, `draft` which orders
   * somebody is about to give.
   */
  draw(story: Story, progress: number, focus: Focus, draft: Draft): void {
    const { canvas, context } = this;
    const width = Math.round(canvas.clientWidth * this.ratio);
    const height = Math.round(canvas.clientHeight * this.ratio);
    if (canvas.width !== width || canvas.height !== height) {
      canvas.width = width;
      canvas.height = height;
    }
    const size = this.painter.size(story.match);
    this.camera.fit(canvas, size);
    const look = this.look(story, progress, size, draft);
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.fillStyle = look.dark ? '#10151c' : '#f7f8fa';
    context.fillRect(0, 0, width, height);
    for (const copy of this.camera.copies(canvas, size)) {
      context.save();
      context.scale(this.camera.scale, this.camera.scale);
      context.translate(copy.x - this.camera.x, copy.y - this.camera.y);
      this.painter.draw(context, story.match, look);
      drawNotes(context, this.notes(story), look, size);
      if (focus.track) this.drawTrack(focus.track, story.match.frame(), size);
      this.drawSelection(story, focus, look);
      context.restore();
    }
  }

  private notes(story: Story): Note[] {
    return story.notes(story.match.frame()).filter((note) => !this.settings.hidden.has(`notes of seat ${note.seat}`));
  }

  private look(story: Story, progress: number, size: Size, draft: Draft): Look {
    const frame = story.match.frame();
    const { settings, painter } = this;
    return {
      dark: document.documentElement.classList.contains('dark'),
      hidden: settings.hidden,
      scale: this.camera.scale,
      option: (name) => settings.option(name),
      said: (seat, turn) => (turn === 0 && draft(seat)) || (frame + turn < 0 ? [] : story.said(frame + turn, seat)),
      glide: (id, place) => {
        const before = progress < 1 ? story.history.unit(frame - 1, id) : undefined;
        return before ? between(before, place, progress, painter.torus ? size : undefined) : place;
      },
    };
  }

  private drawTrack(track: Track, frame: number, size: Size): void {
    const { context } = this;
    context.strokeStyle = seatColour(track.seat);
    context.lineJoin = 'round';
    for (const past of [true, false]) {
      context.lineWidth = past ? 0.22 : 0.1;
      context.globalAlpha = past ? 0.9 : 0.55;
      context.beginPath();
      let last: Place | undefined;
      track.places.forEach((place, index) => {
        const here = track.from + index;
        if (past ? here > frame : here < frame) return;
        const far = last && (Math.abs(place.x - last.x) > size.width / 2 || Math.abs(place.y - last.y) > size.height / 2);
        if (!last || far) context.moveTo(place.x + 0.5, place.y + 0.5);
        else context.lineTo(place.x + 0.5, place.y + 0.5);
        last = place;
      });
      context.stroke();
    }
    context.globalAlpha = 1;
  }

  private drawSelection(story: Story, focus: Focus, look: Look): void {
    const { selection } = focus;
    const unit = focus.unit(story.history, story.match.frame());
    const place = selection && 'cell' in selection ? selection.cell : unit && look.glide(unit.id, unit);
    if (!place) return;
    this.context.strokeStyle = look.dark ? '#ffffff' : '#000000';
    this.context.lineWidth = Math.max(0.08, 2 / look.scale);
    this.context.strokeRect(place.x - 0.08, place.y - 0.08, 1.16, 1.16);
  }
}

/** Returns a place on the way between two, the short way round if the board is a torus of some size. */
export function between(from: Place, to: Place, share: number, torus: Size | undefined): Place {
  const way = (a: number, b: number, size: number | undefined): number => {
    let step = b - a;
    if (size && step > size / 2) step -= size;
    if (size && step < -size / 2) step += size;
    return b - step * (1 - share);
  };
  return { x: way(from.x, to.x, torus?.width), y: way(from.y, to.y, torus?.height) };
}
