import { drawCard } from './cards';
import { buildDisplay } from './display';
import { mark, write } from './dom';
import { drawKinds } from './events';
import { Lead } from './lead';
import { isAsked } from './orders';
import { describe, drawLegend, drawProof, drawSelected, drawStandings, drawWords } from './panels';
import { drawOrders, fillOrders } from './playbar';
import { FUTURE } from './settings';
import { plays, SPEEDS } from './state';
import { lastFrame, Timeline } from './timeline';
import type { Viewer } from './viewer';

/** Draws the regions of a viewer from its state. */
export class View {
  private readonly timeline: Timeline;
  private readonly lead: Lead;

  constructor({ shell, painter, original, settings, config, scrub, restyle }: Viewer) {
    this.timeline = new Timeline(shell, scrub);
    this.lead = new Lead(shell, painter);
    describe(shell, original, painter, config.page ?? false);
    buildDisplay(shell, settings, painter, original.names, restyle);
    drawLegend(shell, painter);
    fillOrders(shell, original, painter);
    shell.part('speed').replaceChildren(...SPEEDS.map((speed) => new Option(`${speed}×`, String(speed))));
    shell.host.classList.toggle('embed', config.mode === 'embed');
    shell.part('empty').hidden = true;
  }

  /** Draws what changes only when more of the match is known. */
  drawGrown({ shell, story, original, beside, state, painter }: Viewer): void {
    drawProof(shell, original, story, state, painter);
    this.timeline.draw(story, beside);
    drawKinds(shell, story.history.marks);
  }

  drawOrders(viewer: Viewer): void {
    drawOrders(viewer);
  }

  /** Draws the board, and returns whether something on it still moves. */
  drawBoard({ board, state, story, track, context, person, eyes }: Viewer, progress: number): boolean {
    const { selection } = state;
    const followed =
      state.following && selection && 'unit' in selection ? story.history.unit(state.frame, selection.unit) : undefined;
    if (followed) board.centre(followed);
    const ordering = !state.playing && state.ordering;
    return board.draw(story, {
      progress,
      selection,
      // Nobody knows the future of a unit while a match is played.
      track: person < 0 ? track : undefined,
      draft: (seat) => (ordering && seat === state.seat && isAsked(context) ? state.draft.lines : undefined),
      drafting: ordering ? state.seat : -1,
      eyes,
      hover: state.hover,
      drag: state.drag && { from: state.drag.unit, to: state.drag.to },
      routes: state.draft.routes,
    });
  }

  /** Draws all regions but the board. */
  draw(viewer: Viewer): void {
    const { state, story, shell, eyes, person, painter, beside, board, settings } = viewer;
    this.lead.draw(story, state.frame, eyes);
    this.timeline.point(story, beside, state.frame);
    shell.part('charts').hidden = eyes >= 0;
    shell.part('charts').classList.toggle('hides', settings.hidden.has(FUTURE));
    const marks =
      eyes >= 0 ? '' : (story.history.marks[state.frame] ?? []).map((event) => story.named(event.text)).join('; ');
    write(shell.part('where'), `turn ${state.frame} of ${lastFrame(story, undefined)}${marks ? ` · ${marks}` : ''}`);
    mark(shell.part('where'), 'title', marks);
    mark(shell.part('where'), 'aria-live', state.playing ? 'off' : 'polite');
    write(shell.part('play'), state.playing ? 'pause' : 'play');
    mark(shell.part('play'), 'data-icon', state.playing ? 'pause' : 'play');
    // A player goes on by playing the turn; there is only one such button.
    shell.part('play').hidden = plays(state) && person >= 0;
    shell.part<HTMLSelectElement>('speed').value = String(state.speed);
    shell.part<HTMLSelectElement>('seat').value = String(state.seat);
    shell.part<HTMLSelectElement>('seat').disabled = person >= 0;
    shell.host.classList.toggle('ordering', state.ordering);
    shell.part('liveSign').hidden = !state.newest || state.mode !== 'live';
    shell.part('whole').hidden = board.whole;
    mark(shell.part('follow'), 'aria-pressed', String(state.following));
    drawStandings(shell, story, painter, eyes);
    drawWords(shell, story, state.seat);
    drawSelected(shell, story, painter, state, person < 0 ? viewer.track : undefined, eyes);
    drawCard(viewer);
  }
}
