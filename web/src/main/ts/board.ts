import { Camera, MARGIN } from './camera';
import { calm } from './display';
import { easeInOut, Effects } from 'regatta/effects';
import type { Track } from './history';
import { drawNotes, tellNotes, type Note } from './notes';
import type { Look, Painter, Place, Size } from 'regatta/contract';
import { drawLabel, drawPlan, seatColour } from 'regatta/draw';
import type { Selection } from './selection';
import type { Settings } from './settings';
import type { Story } from './story';

/** What the board shows in addition to the frame. */
export interface Scene {
  /** How far units have come on their way to the frame. */
  readonly progress: number;
  readonly selection?: Selection | undefined;
  /** The way of the selected unit through time, if it may be shown. */
  readonly track?: Track | undefined;
  /** Returns the orders that are being made up for a seat, if there are any. */
  draft(seat: number): readonly string[] | undefined;
  /** The seat whose orders are about to be given, or -1. */
  readonly drafting: number;
  /** The seat whose view is shown, or -1. */
  readonly eyes: number;
  /** The place under the mouse. */
  readonly hover?: Place | undefined;
  /** Where a person drags a unit to, and from where. */
  readonly drag?: { readonly from: Place; readonly to: Place } | undefined;
  /** The time of a film, in seconds, which is not that of the clock. */
  readonly time?: number;
  /** Where units were sent, for more turns than one. */
  readonly routes?: ReadonlyMap<number, Place>;
}

/** The board: draws a frame with the painter of the game, and over it what all games have in common. */
export class Board {
  private readonly camera: Camera;
  private readonly context: CanvasRenderingContext2D;
  private readonly effects = new Effects();
  private readonly labels: [text: string, x: number, y: number, colour: string, height: number][] = [];
  private lit = -1;

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

  /** Whether the whole board is in sight. */
  get whole(): boolean {
    return this.camera.whole;
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

  /** Returns the lines of the tooltip of a place. */
  tell(story: Story, place: Place, eyes: number): string[] {
    return [
      ...this.painter.tell(story.match, place.x, place.y, eyes),
      ...tellNotes(this.notes(story), place.x, place.y),
    ];
  }

  /** Sets off the effects of the turn that led to the frame a story is at. */
  ignite(story: Story, now = performance.now()): void {
    const frame = story.match.frame();
    if (calm() || frame === this.lit) return;
    this.lit = frame;
    this.painter.ignite?.(
      story.match,
      (id) => story.history.unit(frame - 1, id),
      (...effect) => this.effects.add(now, ...effect),
    );
  }

  /** Removes the effects, because another frame is shown. */
  settle(): void {
    this.lit = -1;
    this.effects.clear();
  }

  /** Draws the frame the story is at, and returns whether something of it will be over soon. */
  draw(story: Story, scene: Scene): boolean {
    const { canvas, context } = this;
    const width = Math.round(canvas.clientWidth * this.ratio);
    const height = Math.round(canvas.clientHeight * this.ratio);
    if (canvas.width !== width || canvas.height !== height) {
      canvas.width = width;
      canvas.height = height;
    }
    const size = this.painter.size(story.match);
    this.camera.fit(canvas, size);
    return paintScene(
      context,
      { width, height },
      this.camera,
      this.look(story, size, scene),
      (look) => this.paint(story, scene, look, size),
      this.painter,
      size,
    );
  }

  private paint(story: Story, scene: Scene, look: Look, size: Size): boolean {
    const { context } = this;
    this.painter.draw(context, story.match, look);
    drawNotes(context, this.notes(story), look, size);
    if (scene.track) this.drawTrack(scene.track, story.match.frame(), size);
    const alight = this.effects.draw(context, scene.time === undefined ? performance.now() : scene.time * 1000);
    this.drawSelection(story, scene.selection, look);
    // Frames of selections do not cross labels.
    for (const label of this.labels.splice(0)) drawLabel(context, ...label, size);
    if (scene.drafting >= 0) this.drawRoutes(story, scene, look);
    if (scene.drag) drawPlan(context, middle(scene.drag.from), middle(scene.drag.to), '#ffffff', look.scale);
    return alight;
  }

  /** Shows where units are going that were sent further than one turn. */
  private drawRoutes(story: Story, { routes }: Scene, look: Look): void {
    const { context } = this;
    context.strokeStyle = 'rgba(255,255,255,0.7)';
    context.lineWidth = 1.5 / look.scale;
    context.setLineDash([4 / look.scale, 4 / look.scale]);
    for (const [id, to] of routes ?? []) {
      const from = story.history.unit(story.match.frame(), id);
      if (!from) continue;
      context.beginPath();
      context.moveTo(from.x + 0.5, from.y + 0.5);
      context.lineTo(to.x + 0.5, to.y + 0.5);
      context.stroke();
      context.strokeRect(to.x + 0.2, to.y + 0.2, 0.6, 0.6);
    }
    context.setLineDash([]);
  }

  private notes(story: Story): Note[] {
    return story.notes(story.match.frame()).filter((note) => !this.settings.hidden.has(`notes of seat ${note.seat}`));
  }

  private look(story: Story, size: Size, scene: Scene): Look {
    const frame = story.match.frame();
    const { settings, painter } = this;
    const { progress } = scene;
    const was = (id: number): ReturnType<Look['was']> => (progress < 1 ? story.history.unit(frame - 1, id) : undefined);
    return {
      hidden: settings.hidden,
      scale: this.camera.scale,
      progress,
      time: calm() ? 0 : (scene.time ?? performance.now() / 1000),
      eyes: scene.eyes,
      drafting: scene.drafting,
      hover: scene.hover,
      selected: scene.selection && 'unit' in scene.selection ? scene.selection.unit : undefined,
      option: (name) => settings.option(name),
      said: (seat, turn) =>
        (turn === 0 && scene.draft(seat)) || (frame + turn < 0 ? [] : story.said(frame + turn, seat)),
      glide: (id, place) => {
        const before = was(id);
        return before ? between(before, place, easeInOut(progress), painter.torus ? size : undefined) : place;
      },
      label: (...label) => void this.labels.push(label),
      unit: (id) => story.history.unit(frame, id),
      was,
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
        const far =
          last && (Math.abs(place.x - last.x) > size.width / 2 || Math.abs(place.y - last.y) > size.height / 2);
        if (!last || far) context.moveTo(place.x + 0.5, place.y + 0.5);
        else context.lineTo(place.x + 0.5, place.y + 0.5);
        last = place;
      });
      context.stroke();
    }
    context.globalAlpha = 1;
  }

  private drawSelection(story: Story, selection: Selection | undefined, look: Look): void {
    const unit = selection && 'unit' in selection ? story.history.unit(story.match.frame(), selection.unit) : undefined;
    const place = selection && 'cell' in selection ? selection.cell : unit && look.glide(unit.id, unit);
    if (!place) return;
    this.context.lineWidth = Math.max(0.05, 2 / look.scale);
    this.context.strokeStyle = '#ffffff';
    this.context.beginPath();
    this.context.roundRect(place.x - 0.06, place.y - 0.06, 1.12, 1.12, 0.2);
    this.context.stroke();
  }
}

/** Draws all copies of a board that are in sight, as a camera sees them; returns whether something of it will be over soon. */
function paintScene(
  context: CanvasRenderingContext2D,
  view: Size,
  camera: Camera,
  look: Look,
  paint: (look: Look) => boolean,
  painter: Painter,
  size: Size,
): boolean {
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.fillStyle = painter.night;
  context.fillRect(0, 0, view.width, view.height);
  let alight = false;
  for (const copy of camera.copies(view, size)) {
    context.save();
    context.scale(camera.scale, camera.scale);
    context.translate(copy.x - camera.x, copy.y - camera.y);
    // Nothing leaves the board, unless the board goes on there.
    if (!painter.torus) {
      context.beginPath();
      context.rect(-MARGIN, -MARGIN, size.width + 2 * MARGIN, size.height + 2 * MARGIN);
      context.clip();
    }
    alight = paint(look) || alight;
    context.restore();
  }
  return alight;
}

function middle({ x, y }: Place): Place {
  return { x: x + 0.5, y: y + 0.5 };
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
