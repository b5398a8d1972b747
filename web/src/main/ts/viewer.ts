import { element } from './dom';
import { chosenKind, nextEvent } from './events';
import { search } from './panels';
import type { Direction, Place } from './painter';
import { readSelection, type Selection } from './selection';
import { Show } from './show';
import { lastFrame } from './timeline';

/** Shows one match, and does what people ask for: select, find, follow, zoom, and give orders. */
export class Viewer extends Show {
  /** Whether somebody is about to give orders, so that keys and clicks mean them. */
  get ordering(): boolean {
    return this.takeover.open;
  }

  /** Whether a person plays this match. */
  get playing(): boolean {
    return this.person() >= 0;
  }

  /** Plays the turn with the orders on show, if somebody is about to give them. */
  give(): void {
    if (!this.takeover.open) return;
    if (this.playback.playing) {
      // Who knows already what to do need not wait for what is shown.
      this.pause();
      this.seek(this.story.history.frames);
      this.takeover.draw();
    }
    if (this.person() < 0 || this.story.match.asks(this.seat)) this.takeover.give();
  }

  /** Sends the selected unit one step, if somebody gives orders. */
  steer(direction: Direction): boolean {
    if (this.playback.playing && this.painter.controls?.immediate && this.playing) {
      this.pause();
      this.seek(this.story.history.frames);
      this.takeover.draw();
    }
    return !this.playback.playing && this.takeover.step(direction);
  }

  /** What a key means while orders are given; returns whether it means something. */
  orderKey(key: string): boolean {
    if (!this.takeover.open || this.playback.playing) return false;
    if (key === 'u') this.takeover.undo();
    else if (key === 'r') this.takeover.repeat();
    else if (key === 't') return this.takeover.arm();
    else if (this.painter.controls?.keys?.[key]) return this.takeover.chooseNamed(this.painter.controls.keys[key]);
    else if (/^[0-9]$/.test(key) && this.painter.controls?.dial) this.takeover.turnDial(key === '0' ? 1 : Number(key) / 10);
    else return false;
    return true;
  }

  /** Goes where a link leads. */
  goTo(link: URLSearchParams): void {
    this.stir();
    this.focus.select(readSelection(link.get('sel')), this.story.history);
    this.seek(Number(link.get('turn') ?? 0));
    this.redraw();
  }

  /** Shows what a seat says; who plays sees only the own one. */
  showSeat(seat: number): void {
    const person = this.person();
    this.seat = person >= 0 ? person : seat;
    element<HTMLSelectElement>('seat').value = String(this.seat);
    element<HTMLSelectElement>('seat').disabled = person >= 0;
    this.redraw();
  }

  search(text: string): void {
    search(this.story, this.seat, text, (turn) => this.seek(turn));
  }

  zoom(factor: number, x?: number, y?: number): void {
    this.board.zoom(factor, x, y);
    this.redraw();
  }

  pan(x: number, y: number): void {
    this.focus.following = false;
    this.board.pan(x, y);
    this.redraw();
  }

  showAll(): void {
    this.focus.following = false;
    this.board.showAll(this.painter.size(this.story.match));
    this.redraw();
  }

  private place(x: number, y: number): Place | undefined {
    return this.board.cell(x, y, this.painter.size(this.story.match));
  }

  /** Returns what is to be told about the place under the mouse. */
  tell(x: number, y: number): string {
    const place = this.place(x, y);
    if (place?.x !== this.board.hover?.x || place?.y !== this.board.hover?.y) {
      this.board.hover = place;
      this.redraw();
    }
    return place ? this.board.tell(this.story, place, this.eyes()).join('\n') : '';
  }

  /** Selects what is under the mouse, or orders what is meant by a click there. */
  click(x: number, y: number, special: boolean): void {
    const place = this.place(x, y);
    if (!place || (!this.playback.playing && this.takeover.aim(place, special))) return;
    this.select(this.focus.clicked(this.story.history, this.frame, place));
  }

  /** Takes hold of a unit that can be sent somewhere; returns whether there is one. */
  grab(x: number, y: number): boolean {
    const place = this.place(x, y);
    const unit = place && !this.playback.playing ? this.takeover.grabs(place) : undefined;
    this.dragged = unit && { unit, to: unit };
    return unit !== undefined;
  }

  drag(x: number, y: number): void {
    const place = this.place(x, y);
    if (this.dragged && place) this.dragged = { unit: this.dragged.unit, to: place };
    this.redraw();
  }

  /** Lets go of the unit: it is sent there, if somebody dragged it so far. */
  drop(sends: boolean): void {
    const { dragged } = this;
    this.dragged = undefined;
    if (sends && dragged && (dragged.to.x !== dragged.unit.x || dragged.to.y !== dragged.unit.y)) {
      this.select({ unit: dragged.unit.id });
      this.takeover.send(dragged.unit, dragged.to);
    }
    this.redraw();
  }

  select(selection: Selection | undefined): void {
    this.focus.select(selection, this.story.history);
    const seat = this.focus.track?.seat ?? -1;
    if (seat >= 0) this.showSeat(seat);
    this.redraw();
  }

  /** Selects a unit by its id, and goes to where it lives if it is not there now. */
  find(id: number): boolean {
    const track = this.story.history.track(id);
    if (!track) return false;
    this.select({ unit: id });
    const last = track.from + track.places.length - 1;
    if (this.frame < track.from) this.seek(track.from);
    if (this.frame > last) this.seek(last);
    this.follow(true);
    return true;
  }

  /** Selects the next unit of the seat on show. */
  nextUnit(by: 1 | -1): void {
    const next = this.focus.neighbour(this.story.history, this.frame, this.seat, by);
    if (next) this.select(next);
  }

  follow(following = !this.focus.following): void {
    this.focus.following = following && this.focus.selection !== undefined;
    this.redraw();
  }

  /** Goes to the next event of the chosen kind; while a unit is followed, to the next that happened to it. */
  toEvent(direction: 1 | -1): void {
    const frame = nextEvent(this.story.history.marks, this.frame, direction, chosenKind(), this.focus.following ? this.focus.id : undefined);
    if (frame === undefined) return;
    this.pause();
    this.seek(frame);
  }

  changeSpeed(by: 1 | -1): void {
    this.playback.change(by);
  }

  setSpeed(speed: number): void {
    this.playback.choose(speed);
  }

  end(): void {
    this.step(lastFrame(this.story, undefined));
  }
}
