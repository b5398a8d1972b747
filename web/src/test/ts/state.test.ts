import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { MatchRecord } from 'regatta/record';
import * as states from '../../main/ts/state';

const record = (turns: number, complete: boolean): MatchRecord => ({
  scenario: 'tron',
  label: 'tron',
  game: 'tron',
  bots: ['human', 'voronoi'],
  turns: Array.from({ length: turns }, (_, turn) => ({ turn, said: [null, null], micros: [] })),
  complete,
});
const HERE = { live: false, plays: false };

test('the mode of a page follows from its record, its address and its server', () => {
  const link = (text: string): URLSearchParams => new URLSearchParams(text);
  assert.equal(states.modeOf(link(''), record(5, true), HERE), 'watch');
  assert.equal(states.modeOf(link('embed'), record(5, true), HERE), 'embed');
  assert.equal(states.modeOf(link('film=webm'), record(5, true), HERE), 'film');
  assert.equal(states.modeOf(link(''), record(0, false), HERE), 'play-here');
  assert.equal(states.modeOf(link(''), record(5, false), { live: true, plays: false }), 'live');
  assert.equal(states.modeOf(link(''), record(5, true), { live: true, plays: false }), 'watch');
  assert.equal(states.modeOf(link(''), record(0, false), { live: false, plays: true }), 'play-remote');
});

test('to look elsewhere ends what moves by itself, and removes the card', () => {
  const before = { ...states.initialState('live', 0, undefined), playing: true, newest: true, card: 'title' as const };
  const after = states.look(before, 7);
  assert.deepEqual([after.wanted, after.playing, after.newest, after.card], [7, false, false, '']);
  assert.equal(before.playing, true);
  assert.equal(states.seek(before, NaN).wanted, 0);
});

test('a player sees the own seat only, and nothing is followed without a selection', () => {
  const state = states.initialState('watch', 0, { unit: 4 });
  assert.equal(states.select(state, { unit: 5 }, 1, -1).seat, 1);
  assert.equal(states.select(state, { unit: 5 }, 1, 0).seat, 0);
  assert.equal(states.follow({ ...state, selection: undefined }, true).following, false);
  assert.equal(states.select(states.follow(state, true), undefined, -1, -1).following, false);
});

test('an order can be undone, with its route', () => {
  const begun = states.begin(states.NO_DRAFT, '0 0', ['']);
  const ordered = states.route(states.order(begun, ['m 1 n'], 1), 1, { x: 3, y: 4 });
  assert.deepEqual([...ordered.ordered], [1]);
  const undone = states.undo(states.order(ordered, ['m 1 n g']));
  assert.deepEqual(undone.lines, ['m 1 n']);
  assert.equal(undone.routes.size, 1);
  const first = states.undo(undone);
  assert.deepEqual([first.lines, first.ordered.size, first.routes.size, first.past.length], [[''], 0, 0, 0]);
  assert.equal(states.undo(first), first);
});

test('routes and the amount outlive a turn, and orders do not', () => {
  const draft = states.route(states.order({ ...states.NO_DRAFT, share: 0.2 }, ['g']), 3, { x: 1, y: 1 });
  const next = states.begin(draft, '1 0', ['']);
  assert.deepEqual([next.lines, next.past.length, next.routes.size, next.share], [[''], 0, 1, 0.2]);
});

test('the speed stays within its bounds', () => {
  let state = states.initialState('watch', 0, undefined);
  for (let step = 0; step < 20; step++) state = states.faster(state, 1);
  assert.equal(state.speed, 64);
  for (let step = 0; step < 20; step++) state = states.faster(state, -1);
  assert.equal(state.speed, 0.5);
});

test('a what-if that is stopped goes on at the usual speed', () => {
  const state = { ...states.initialState('what-if', 0, undefined), playing: true, concluding: true, speed: 300 };
  const stopped = states.look(state, 3);
  assert.deepEqual([stopped.playing, stopped.concluding, stopped.speed], [false, false, states.USUAL_SPEED]);
});
