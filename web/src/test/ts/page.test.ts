import assert from 'node:assert/strict';
import { test } from 'node:test';
import { split, without } from '../../../../games/halite/src/main/viewer/orders';
import { amend } from '../../../../games/soak/src/main/viewer/soak';
import { between } from '../../main/ts/board';
import { Camera } from '../../main/ts/camera';
import { slow } from '../../main/ts/chart';
import { nextEvent } from '../../main/ts/events';
import { noteMarks, readNotes, tellNotes } from '../../main/ts/notes';
import { parseRecord } from '../../main/ts/record';
import { readSelection, writeSelection } from '../../main/ts/selection';

const HEADER = '{"regatta":1,"scenario":"halite size=32","rulesVersion":1,"bots":["a","b"],"start":"00"}';
const TURN = '{"turn":0,"said":[["a"],null],"micros":[1,2],"fingerprint":"11"}';

test('a record that was cut off is read up to its last whole line', () => {
  const record = parseRecord(`${HEADER}\n${TURN}\n{"turn":1,"sa`);
  assert.equal(record.game, 'halite');
  assert.equal(record.turns.length, 1);
  assert.equal(record.complete, false);
});

test('a record with a result is complete', () => {
  assert.equal(parseRecord(`${HEADER}\n${TURN}\n{"turns":1,"result":[]}\n`).complete, true);
});

test('what is wrong with a record is told by its line', () => {
  assert.throws(() => parseRecord('{"x":1}\n'), /no record of a match: its first line/);
  assert.throws(() => parseRecord(`${HEADER}\n${TURN}\nnonsense\n`), /Line 3 of this record is not JSON/);
  assert.throws(() => parseRecord('{"regatta":2,"scenario":"x","bots":[]}\n'), /has format 2, and this page reads up to 1/);
});

test('a camera shows the whole board until somebody looks closer', () => {
  const camera = new Camera(true);
  camera.fit({ width: 640, height: 480 }, { width: 32, height: 32 });
  assert.equal(camera.scale, 15);
  assert.deepEqual(camera.cell(320, 240, { width: 32, height: 32 }), { x: 16, y: 16 });
  assert.equal(camera.cell(10, 240, { width: 32, height: 32 }), undefined);
  assert.equal(camera.copies({ width: 640, height: 480 }, { width: 32, height: 32 }).length, 1);
});

test('zooming keeps the place under the mouse', () => {
  const camera = new Camera(false);
  const board = { width: 32, height: 32 };
  camera.fit({ width: 640, height: 640 }, board);
  const before = camera.cell(100, 200, board);
  camera.zoom(1.5, 100, 200);
  assert.deepEqual(camera.cell(100, 200, board), before);
});

test('a torus goes on beyond its edges once it is moved', () => {
  const camera = new Camera(true);
  const board = { width: 32, height: 32 };
  camera.fit({ width: 640, height: 640 }, board);
  camera.pan(-600, 0);
  assert.deepEqual(camera.cell(630, 10, board), { x: 29, y: 0 });
  assert.equal(camera.copies({ width: 640, height: 640 }, board).length, 2);
});

test('units glide the short way round', () => {
  assert.deepEqual(between({ x: 31, y: 5 }, { x: 0, y: 5 }, 0.25, { width: 32, height: 32 }), { x: -0.75, y: 5 });
  assert.deepEqual(between({ x: 4, y: 5 }, { x: 5, y: 5 }, 0.25, undefined), { x: 4.25, y: 5 });
});

test('a selection survives being written into a link', () => {
  for (const selection of [{ unit: 0 }, { unit: 12 }, { cell: { x: 3, y: 4 } }]) {
    assert.deepEqual(readSelection(writeSelection(selection)), selection);
  }
  for (const none of [null, '', 'x', '1,y']) assert.equal(readSelection(none), undefined);
});

test('annotations of any kind are read, and what cannot be drawn is shown as text', () => {
  const notes = readNotes([{ cell: [1, 2], text: 'here' }, { t: 3, x: 4, y: 5, msg: 'log', color: '#f80' }, { mark: 'plan B' }, { odd: 1 }, 7], 1);
  assert.equal(notes.length, 4);
  assert.deepEqual(tellNotes(notes, 1, 2), ['seat 1: here']);
  assert.deepEqual(tellNotes(notes, 4, 5), ['seat 1: log']);
  assert.deepEqual(noteMarks(notes), [{ kind: 'mark', seat: 1, text: 'plan B' }]);
  assert.equal(notes[3]?.text, '{"odd":1}');
  assert.deepEqual(readNotes('nonsense', 0), []);
  assert.equal(readNotes([{ cell: ['a', 2] }], 0)[0]?.cell, undefined);
});

test('slow answers are those far above the usual of their seat', () => {
  const isSlow = slow([0, 500, 2, 2, 3, 40, 2, 2, 12]);
  assert.deepEqual([0, 1, 2, 5, 8].map(isSlow), [false, false, false, true, true]);
});

test('orders of one ship are replaced and all others stay', () => {
  const orders = split('m 3 n  g m 12 o c 4');
  assert.deepEqual(orders, ['m 3 n', 'g', 'm 12 o', 'c 4']);
  assert.equal(without(orders, '3', ['m 3 w']), 'g m 12 o c 4 m 3 w');
  assert.equal(without(orders, 'g', []), 'm 3 n m 12 o c 4');
  assert.deepEqual(split(''), []);
});

test('an agent moves once and fights once', () => {
  assert.equal(amend(5, ['MOVE 1 2', 'SHOOT 3'], 'MOVE 4 4'), '5;MOVE 4 4;SHOOT 3');
  assert.equal(amend(5, ['MOVE 1 2', 'SHOOT 3', 'MESSAGE hi'], 'HUNKER_DOWN'), '5;MOVE 1 2;MESSAGE hi;HUNKER_DOWN');
});

test('the next event is looked for by kind and by whom it happened to', () => {
  const marks = [[], [{ kind: 'collision', seat: -1, text: 'a', units: [1, 2] }], [{ kind: 'dropoff', seat: 0, text: 'b' }], [], [{ kind: 'collision', seat: -1, text: 'c', units: [3] }]];
  assert.equal(nextEvent(marks, 0, 1, '', undefined), 1);
  assert.equal(nextEvent(marks, 1, 1, '', undefined), 2);
  assert.equal(nextEvent(marks, 1, 1, 'collision', undefined), 4);
  assert.equal(nextEvent(marks, 0, 1, '', 3), 4);
  assert.equal(nextEvent(marks, 4, -1, 'dropoff', undefined), 2);
  assert.equal(nextEvent(marks, 4, 1, '', undefined), undefined);
});
