import { bots } from 'engine';
import { button, element, write } from './dom';
import { Draft } from './draft';
import type { Command, Direction, Painter, Place, Unit } from './painter';
import { download, writeRecord } from './save';
import type { Story } from './story';

/** What the panel asks of the viewer. */
export interface Stage {
  readonly painter: Painter;
  /** The story on show. */
  story(): Story;
  /** The seat on show. */
  seat(): number;
  /** Whether a person plays this seat in this match. */
  person(): boolean;
  selectedUnit(): Unit | undefined;
  select(unit: number | undefined): void;
  /** Returns a story that may be changed here, which is the one on show from now on. */
  branch(): Story;
  /** The story on show takes another course from here on; `steps` says whether its next turn is to be shown. */
  changed(steps: boolean): void;
  /** Sends orders to where the match is played, if that is not here; returns whether it did. */
  send(lines: readonly string[]): boolean;
  /** Whether the orders of this turn were sent and not played yet. */
  waits(): boolean;
  /** Goes on by a turn without giving orders. */
  pass(): void;
  /** Shows the record again. */
  discard(): void;
  /** The orders on show were changed, but not given yet. */
  redraw(): void;
}

/** Lets a person change what a seat does: this turn by orders, or from here on by handing it to somebody. */
export class Takeover {
  private readonly orders = element<HTMLTextAreaElement>('orders');
  private readonly player = element<HTMLSelectElement>('player');
  private readonly helper = element<HTMLSelectElement>('helper');
  private readonly dial = element<HTMLInputElement>('dial');
  private readonly draft: Draft;
  private aiming: Command | undefined;
  /** Whether the next click means another order than the usual one. */
  private special = false;
  /** For which turn and seat the orders on show are meant. */
  private meant = '';
  /** Why the orders on show cannot be given, since somebody tried to. */
  private refusal = '';

  constructor(private readonly stage: Stage) {
    this.draft = new Draft(stage.painter.controls, this.orders);
    const names = bots(stage.painter.game).split('\n');
    this.player.replaceChildren(new Option('as recorded', ''), new Option('a person', 'person'), ...names.map((name) => new Option(name, name)));
    this.helper.replaceChildren(new Option('as recorded', ''), new Option('nothing', '-'), ...names.map((name) => new Option(name, name)));
    this.player.onchange = () => this.hand();
    this.helper.onchange = () => {
      this.suggest();
      this.stage.redraw();
    };
    element('give').onclick = () => this.give();
    element('giveNow').onclick = () => this.give();
    element('undo').onclick = () => this.undo();
    element('repeat').onclick = () => this.repeat();
    element('save').onclick = () => void this.save();
    element('discard').onclick = () => this.stage.discard();
    this.orders.oninput = () => {
      this.refusal = '';
      this.stage.redraw();
    };
    this.dial.oninput = () => this.turnDial(Number(this.dial.value) / 100);
    element('dialBox').hidden = !stage.painter.controls?.dial;
    this.turnDial(0.5);
  }

  get open(): boolean {
    return element<HTMLDetailsElement>('takeover').open;
  }

  /** Where units were sent that are still on their way. */
  get routes(): ReadonlyMap<number, Place> {
    return this.draft.routes;
  }

  /** Returns the orders somebody is about to give a seat, if anybody is. */
  drafted(seat: number): readonly string[] | undefined {
    return this.open && seat === this.stage.seat() && this.asked() ? this.draft.lines : undefined;
  }

  private asked(): boolean {
    return this.stage.story().match.asks(this.stage.seat()) && !this.stage.waits();
  }

  /** Shows the orders of the turn about to be played, as they are or as a helper would give them. */
  draw(): void {
    const story = this.stage.story();
    const seat = this.stage.seat();
    const { match } = story;
    const asked = this.asked();
    write(element('takeoverTitle'), this.stage.person() ? 'Your orders' : 'What if');
    element('playbar').hidden = !this.open;
    if (!this.open) return;
    element('branchTools').hidden = !story.branched;
    element('discard').hidden = story.record.turns.length === 0;
    this.showPlayer(story.player(seat));
    this.helper.options[0]!.textContent = this.stage.person() ? 'nobody' : 'as recorded';
    element('turnOf').textContent = asked && this.stage.person() ? `Seat ${seat} is yours: turn ${match.frame()}.` : asked ? '' : match.over() ? 'The match is over.' : `Seat ${seat} is not asked in turn ${match.frame()}: another one moves.`;
    for (const id of ['orders', 'give', 'helper', 'repeat', 'giveNow']) element<HTMLButtonElement>(id).disabled = !asked;
    const said = story.said(match.frame(), seat);
    const meant = `${match.frame()} ${seat} ${said.join('\n')}`;
    if (meant !== this.meant) {
      this.meant = meant;
      this.refusal = '';
      this.aiming = undefined;
      this.special = false;
      this.suggest();
      if (this.stage.person() && asked) this.selectFirst();
      if (asked && this.stage.person() && said.length === 0 && this.stage.painter.controls?.skips?.(match)) this.give();
    }
    this.drawCommands();
    this.drawBar(asked);
  }

  /** The bar under the board says what to do now. */
  private drawBar(asked: boolean): void {
    const { controls } = this.stage.painter;
    const { match } = this.stage.story();
    element<HTMLButtonElement>('undo').disabled = !this.draft.canUndo;
    const hint = !asked
      ? match.over() ? 'The match is over.' : 'The others move …'
      : this.refusal ? `Not possible: ${this.refusal}`
      : this.special ? 'Now click the tile that should be hit.' : (controls?.hint(match, this.stage.seat(), this.own()) ?? 'Give your orders in the panel, then press Enter.');
    write(element('hint'), hint);
  }

  private showPlayer(player: string): void {
    // A built-in with parameters of its own is not among those one can choose.
    if (![...this.player.options].some((option) => option.value === player)) this.player.append(new Option(player, player));
    this.player.value = player;
  }

  private suggest(): void {
    const story = this.stage.story();
    const seat = this.stage.seat();
    const said = story.said(story.match.frame(), seat);
    const helper = this.helper.value;
    const text = helper === '' && said.length > 0 ? said.join('\n') : story.match.suggestion(seat, helper === '-' ? '' : helper);
    this.draft.begin(text.split('\n'));
    if (said.length === 0) this.draft.goOn(story.match, seat, (id) => story.history.unit(story.match.frame(), id));
    this.drawCommands();
  }

  private selectFirst(): void {
    const story = this.stage.story();
    const units = story.history.unitsOf(story.match.frame(), this.stage.seat());
    if (this.stage.painter.controls?.immediate || this.stage.painter.controls?.everyone) this.stage.select(units[0]?.id);
  }

  /** Returns the selected unit if this seat may command it. */
  private own(): Unit | undefined {
    const unit = this.stage.selectedUnit();
    return unit && this.owns(unit) ? unit : undefined;
  }

  private owns(unit: Unit): boolean {
    const { controls } = this.stage.painter;
    const seat = this.stage.seat();
    return controls?.owns ? controls.owns(this.stage.story().match, seat, unit) : unit.seat === seat;
  }

  /** Lists what can be ordered now: of the seat itself, then of the selected unit. */
  private commands(): Command[] {
    if (!this.asked()) return [];
    const { match } = this.stage.story();
    const own = this.own();
    return (own ? [undefined, own] : [undefined]).flatMap((unit) => this.stage.painter.commands(match, this.stage.seat(), unit, this.draft.lines));
  }

  private drawCommands(): void {
    const own = this.own();
    const labels = this.commands().map((command) => command.label);
    const signature = `${own?.id ?? ''} ${labels.join()} ${this.aiming?.label ?? ''}`;
    const box = element('commands');
    element('aim').textContent = this.aiming ? `${this.aiming.label}: now click a place on the board.` : own ? `${this.stage.painter.unit} ${own.id}:` : '';
    if (box.dataset['signature'] === signature) return;
    box.dataset['signature'] = signature;
    box.replaceChildren(...labels.map((label, index) => button(label, () => this.choose(index))));
  }

  /** Commands are asked for anew: the orders may have changed since their buttons were made. */
  private choose(index: number): void {
    const command = this.commands()[index];
    if (!command) return;
    if (command.aims) this.aiming = command;
    else this.order(command.lines({ x: 0, y: 0 }));
    this.stage.redraw();
  }

  /** Chooses a command by the beginning of its name. */
  chooseNamed(beginning: string): boolean {
    const index = this.commands().findIndex((command) => command.label.includes(beginning));
    if (!this.open || index < 0) return false;
    this.choose(index);
    return true;
  }

  /** Makes the next click mean the other order, or not. */
  arm(): boolean {
    if (!this.open || !this.own()) return false;
    this.special = !this.special;
    this.stage.redraw();
    return true;
  }

  private order(lines: string[] | undefined, unit?: Unit): boolean {
    if (!lines) return false;
    this.draft.order(lines, unit?.id);
    this.refusal = '';
    this.special = false;
    const { controls } = this.stage.painter;
    if (controls?.immediate) this.give();
    else if (controls?.everyone && unit) this.selectNext();
    this.stage.redraw();
    return true;
  }

  /** Goes to the next unit that has no order of this turn yet. */
  private selectNext(): void {
    const story = this.stage.story();
    const units = story.history.unitsOf(story.match.frame(), this.stage.seat());
    this.stage.select(units.find((unit) => !this.draft.ordered.has(unit.id))?.id);
  }

  /** Tells whether there is a unit at a place that a person can drag somewhere. */
  grabs(place: Place): Unit | undefined {
    const story = this.stage.story();
    const unit = this.open && this.asked() ? story.history.unitAt(story.match.frame(), place.x, place.y) : undefined;
    return unit && this.owns(unit) ? unit : undefined;
  }

  /** Takes a click on the board, if it is an order. */
  aim(place: Place, special = false): boolean {
    if (this.aiming) {
      const lines = this.aiming.lines(place);
      this.aiming = undefined;
      return this.order(lines, this.own());
    }
    const own = this.own();
    if (!own || !this.open) return false;
    const other = this.grabs(place);
    // A click on another unit of one's own selects it, unless the game sends to such places.
    if (other && other.id !== own.id && !this.stage.painter.controls?.dial) return false;
    return this.send(own, place, special || this.special);
  }

  /** Sends a unit to a place. */
  send(unit: Unit, place: Place, special = false): boolean {
    const { controls } = this.stage.painter;
    if (!controls || !this.open || !this.asked()) return false;
    const { match } = this.stage.story();
    const order = { seat: this.stage.seat(), unit, lines: this.draft.lines };
    const lines = controls.point(match, order, place, Number(this.dial.value) / 100, special);
    if (lines && !special && controls.far?.(match, order, place)) this.draft.routes.set(unit.id, place);
    else if (lines) this.draft.routes.delete(unit.id);
    return this.order(lines, unit);
  }

  /** Sends the selected unit one step. */
  step(direction: Direction): boolean {
    const { controls } = this.stage.painter;
    if (controls?.immediate) this.selectFirst();
    const unit = this.own();
    if (!controls || !unit || !this.open || !this.asked()) return false;
    this.draft.routes.delete(unit.id);
    return this.order(controls.step(this.stage.story().match, { seat: this.stage.seat(), unit, lines: this.draft.lines }, direction, Number(this.dial.value) / 100), unit);
  }

  turnDial(share: number): void {
    this.dial.value = String(Math.round(share * 100));
    element('dialText').textContent = `${this.stage.painter.controls?.dial ?? ''} ${Math.round(share * 100)} %`;
  }

  undo(): void {
    this.draft.undo();
    this.refusal = '';
    this.stage.redraw();
  }

  /** Gives the orders of one's turn before once more. */
  repeat(): void {
    const story = this.stage.story();
    for (let turn = story.match.frame() - 1; turn >= 0; turn--) {
      const said = story.said(turn, this.stage.seat());
      if (said.length === 0) continue;
      this.order([...said]);
      return;
    }
  }

  /** Plays the turn with these orders. */
  give(): void {
    if (!this.asked()) {
      if (!this.stage.waits()) this.stage.pass();
      return;
    }
    const { lines } = this.draft;
    this.refusal = this.stage.story().match.refusal(this.stage.seat(), lines.join('\n'));
    if (this.refusal) {
      this.stage.redraw();
      return;
    }
    if (this.stage.send(lines)) return;
    const story = this.stage.branch();
    story.amend(this.stage.seat(), lines);
    this.stage.changed(true);
  }

  private hand(): void {
    const player = this.player.value;
    const story = this.stage.branch();
    story.hand(this.stage.seat(), player);
    this.stage.changed(false);
  }

  private async save(): Promise<void> {
    const story = this.stage.story();
    const bytes = await writeRecord(story.match, story.record, story.bots, story.history.frames);
    download(bytes, `${story.record.game}-what-if.regatta`);
  }
}
