import { bots } from 'engine';
import { button, element } from './dom';
import type { Command, Painter, Place, Unit } from './painter';
import { download, writeRecord } from './save';
import type { Story } from './story';

/** What the panel asks of the viewer. */
export interface Stage {
  readonly painter: Painter;
  /** The story on show. */
  story(): Story;
  /** The seat on show. */
  seat(): number;
  selectedUnit(): Unit | undefined;
  /** Returns a story that may be changed here, which is the one on show from now on. */
  branch(): Story;
  /** The story on show takes another course from here on; `steps` says whether its next turn is to be shown. */
  changed(steps: boolean): void;
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
  private aiming: Command | undefined;
  /** For which turn and seat the orders on show are meant. */
  private meant = '';

  constructor(private readonly stage: Stage) {
    const names = bots(stage.painter.game).split('\n');
    this.player.replaceChildren(new Option('as recorded', ''), new Option('a person', 'person'), ...names.map((name) => new Option(name, name)));
    this.helper.replaceChildren(new Option('as recorded', ''), new Option('nothing', '-'), ...names.map((name) => new Option(name, name)));
    this.player.onchange = () => this.hand();
    this.helper.onchange = () => this.suggest();
    element('give').onclick = () => this.give();
    element('save').onclick = () => void this.save();
    element('discard').onclick = () => this.stage.discard();
    this.orders.oninput = () => this.stage.redraw();
    this.orders.onkeydown = (event) => {
      if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) this.give();
    };
  }

  private lines(): string[] {
    return this.orders.value.split('\n');
  }

  /** Returns the orders somebody is about to give a seat, if anybody is. */
  draft(seat: number): readonly string[] | undefined {
    return element<HTMLDetailsElement>('takeover').open && seat === this.stage.seat() ? this.lines() : undefined;
  }

  /** Shows the orders of the turn about to be played, as they are or as a helper would give them. */
  draw(): void {
    const story = this.stage.story();
    const seat = this.stage.seat();
    const { match } = story;
    const awaited = match.awaits(seat);
    element('branchTools').hidden = !story.branched;
    element('discard').hidden = story.record.turns.length === 0;
    element('takeoverTitle').textContent = awaited ? 'Your orders' : 'What if';
    this.showPlayer(story.player(seat));
    element('turnOf').textContent = awaited ? `Seat ${seat} is yours: turn ${match.frame()}.` : '';
    const meant = `${match.frame()} ${seat} ${story.said(match.frame(), seat).join('\n')}`;
    if (meant !== this.meant) {
      this.meant = meant;
      this.aiming = undefined;
      this.suggest();
    }
    this.drawCommands();
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
    const lines = helper === '' && said.length > 0 ? said.join('\n') : story.match.suggestion(seat, helper === '-' ? '' : helper);
    this.orders.value = lines;
    this.drawCommands();
  }

  /** Returns the selected unit if this seat may command it. */
  private own(): Unit | undefined {
    const unit = this.stage.selectedUnit();
    return unit?.seat === this.stage.seat() ? unit : undefined;
  }

  /** Lists what can be ordered now: of the seat itself, then of the selected unit. */
  private commands(): Command[] {
    const { match } = this.stage.story();
    const own = this.own();
    return (own ? [undefined, own] : [undefined]).flatMap((unit) => this.stage.painter.commands(match, this.stage.seat(), unit, this.lines()));
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
    else this.orders.value = command.lines({ x: 0, y: 0 }).join('\n');
    this.stage.redraw();
  }

  /** Takes a click on the board, if one is waited for. */
  aim(place: Place): boolean {
    if (!this.aiming) return false;
    this.orders.value = this.aiming.lines(place).join('\n');
    this.aiming = undefined;
    this.stage.redraw();
    return true;
  }

  /** Plays the turn with these orders. */
  give(): void {
    const lines = this.lines();
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
    const bytes = await writeRecord(story.match, story.record.scenario, story.bots, story.history.frames);
    download(bytes, `${story.record.game}-what-if.regatta`);
  }
}
