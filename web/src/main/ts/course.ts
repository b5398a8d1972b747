import { calm } from './display';
import * as orders from './orders';
import { GLIDING } from './playback';
import { forget, keep, kept } from './save';
import * as states from './state';
import type { Story } from './story';
import { lastFrame } from './timeline';
import type { Viewer } from './viewer';

/** A what-if is played to its end within this time. */
const WHAT_IF_SECONDS = 1.5;

/** Starts the match of a person, or goes on with the one that a reload interrupted. */
export function startHere(viewer: Viewer): void {
  viewer.story = viewer.original.branch(0);
  const answers = kept(viewer.original.record);
  const at = viewer.story.resume(answers);
  viewer.restyle();
  takeSeat(viewer);
  viewer.set({ wanted: at, card: at > 0 ? '' : 'start' });
}

export function takeSeat(viewer: Viewer): void {
  viewer.shell.part<HTMLDetailsElement>('takeover').open = true;
  viewer.set(
    states.show({ ...viewer.state, ordering: true }, Math.max(0, viewer.original.record.bots.indexOf('human')), -1),
  );
}

/** Plays the match of this page once more from the start. */
export function playAgain(viewer: Viewer): void {
  forget(viewer.original.record);
  viewer.state = states.initialState('play-here', 0, undefined);
  startHere(viewer);
  viewer.set({ card: '' });
}

/** Leaves the record at the frame on show, if that has not happened. */
export function branch(viewer: Viewer): Story {
  viewer.set(states.pause(viewer.state));
  if (viewer.story === viewer.original) {
    viewer.story = viewer.original.branch(viewer.state.frame);
    viewer.set({ mode: states.plays(viewer.state) ? viewer.state.mode : 'what-if' });
  } else viewer.story.match.seek(viewer.state.frame);
  return viewer.story;
}

/** Shows the record again. */
export function discard(viewer: Viewer): void {
  viewer.story = viewer.original;
  viewer.restyle();
  viewer.set({
    ...states.look(viewer.state, viewer.state.frame),
    concluding: false,
    mode: viewer.original.record.complete || viewer.config.mode !== 'live' ? 'watch' : 'live',
  });
}

/** Hands the seat on show to a bot or a person from the frame on show on. */
export function hand(viewer: Viewer, player: string): void {
  const { seat } = viewer.state;
  branch(viewer).hand(seat, player);
  viewer.changed();
  if (player === 'person' || player === '') viewer.set({ wanted: viewer.state.frame });
  else conclude(viewer);
}

/** Plays a what-if to its end, within a short time, and then says what came of it. */
function conclude(viewer: Viewer): void {
  const left = Math.max(1, lastFrame(viewer.original, undefined) - viewer.state.frame);
  viewer.set({
    concluding: true,
    playing: true,
    newest: false,
    speed: Math.max(viewer.state.speed, left / WHAT_IF_SECONDS),
  });
}

/** Plays the turn with the orders on show. */
export function give(viewer: Viewer): void {
  if (!viewer.state.ordering || viewer.state.card === 'result') return;
  if (states.plays(viewer.state) && viewer.story.match.over()) {
    viewer.end();
    return;
  }
  catchUp(viewer);
  const { context } = viewer;
  if (!orders.isAsked(context)) {
    if (viewer.person < 0 && viewer.state.sent !== viewer.state.frame) viewer.step(1);
    return;
  }
  const { seat, frame, draft } = viewer.state;
  if (viewer.person >= 0 && frame < viewer.story.history.frames) {
    // An earlier turn is only looked at: to play it again would lose what came after it.
    viewer.seek(viewer.story.history.frames);
    return;
  }
  const refusal = viewer.story.match.refusal(seat, draft.lines.join('\n'));
  if (refusal) {
    viewer.set({ draft: { ...draft, refusal } });
    return;
  }
  if (viewer.config.send && viewer.story === viewer.original) {
    if (frame <= viewer.state.sent) return;
    viewer.config.send(frame, draft.lines);
    viewer.set({ sent: frame, newest: true });
    return;
  }
  branch(viewer).amend(seat, draft.lines);
  if (viewer.state.mode === 'play-here') keep(viewer.original.record, frame, draft.lines);
  viewer.changed();
  if (viewer.person < 0) viewer.set({ wanted: frame + 1 });
  else if (calm()) viewer.set({ wanted: Number.MAX_SAFE_INTEGER });
  else {
    const { controls } = viewer.painter;
    viewer.set({ speed: controls?.immediate ? GLIDING : controls?.everyone ? 1 : 4, playing: true });
  }
}

/** Ends the animation of the last turn, for a player who already knows what to do next. */
export function catchUp(viewer: Viewer): void {
  if (!viewer.state.playing || viewer.person < 0) return;
  viewer.set(states.seek(states.pause(viewer.state), viewer.story.history.frames));
  viewer.arrive();
  viewer.view.drawOrders(viewer);
}

/** Shows other orders of this turn. */
export function revise(viewer: Viewer, draft: states.Draft): void {
  viewer.set({ draft });
  if (!viewer.state.playing) viewer.view.drawOrders(viewer);
}

/** Takes the draft after an order, if it was one; returns whether it was. */
export function takeDraft(viewer: Viewer, draft: states.Draft | undefined): boolean {
  if (!draft) return false;
  const { controls } = viewer.painter;
  revise(viewer, draft);
  if (draft.refusal) return true;
  if (controls?.immediate) give(viewer);
  else if (controls?.everyone && draft.past.at(-1)?.unit !== undefined) {
    const next = orders.nextUnit(viewer.context);
    viewer.select(next && { unit: next.id });
  }
  return true;
}

/** Takes a command: it is an order, or waits for a place on the board. */
export function choose(viewer: Viewer, offer: orders.Offer): void {
  const { draft } = viewer.state;
  if (offer.refusal) viewer.set({ draft: { ...draft, refusal: offer.refusal } });
  else if (offer.aims) viewer.set({ draft: { ...draft, aiming: offer.label, refusal: '' } });
  else takeDraft(viewer, orders.ordered(viewer.context, offer.lines({ x: 0, y: 0 })));
}

/** Opens the panel in which a seat can be given to somebody else, in the middle of the match. */
export function askWhatIf(viewer: Viewer): void {
  const takeover = viewer.shell.part<HTMLDetailsElement>('takeover');
  takeover.open = true;
  takeover.scrollIntoView({ block: 'nearest' });
  viewer.step(-Math.ceil(viewer.state.frame / 2));
}
