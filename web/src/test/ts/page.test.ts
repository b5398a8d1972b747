import assert from 'node:assert/strict';
import { test } from 'node:test';
import { between } from '../../main/ts/board';
import { moments } from '../../main/ts/moments';
import { speedFor } from '../../main/ts/state';
import { Camera } from '../../main/ts/camera';
import { slow } from '../../main/ts/chart';
import { nextEvent } from '../../main/ts/events';
import { noteMarks, readNotes, tellNotes } from '../../main/ts/notes';
import { parseRecord as parse_, type MatchRecord } from 'regatta/record';
import { readSelection, writeSelection } from '../../main/ts/selection';

/** The kinds of faults that the engine of these tests knows. */
const KINDS = ['LATE', 'CRASHED', 'REPORTED'];
const parseRecord = (text: string): MatchRecord => parse_(text, KINDS);

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

test('a record that names the files of its scenario is called by its label', () => {
  assert.equal(parseRecord(`${HEADER}\n${TURN}\n`).label, 'halite size=32');
  const named = HEADER.replace('"rules', '"label":"halite size=file.txt","rules');
  assert.equal(parseRecord(`${named}\n${TURN}\n`).label, 'halite size=file.txt');
  assert.throws(
    () => parseRecord(HEADER.replace('"rules', '"label":7,"rules') + '\n'),
    /"label" must be a string, not 7/,
  );
});

test('a record with an error that a bot reported opens', () => {
  const reported = TURN.replace('"fingerprint"', '"faults":{"0":{"kind":"REPORTED","detail":"oops"}},"fingerprint"');
  assert.equal(parseRecord(`${HEADER}\n${reported}\n`).turns[0]?.faults?.['0']?.detail, 'oops');
});

test('what is wrong with a record is told by its line', () => {
  assert.throws(() => parseRecord('{"x":1}\n'), /Not a Regatta record: the first line is not a record header/);
  assert.throws(() => parseRecord(`${HEADER}\n${TURN}\nnonsense\n`), /Line 3 of this record is not JSON/);
  assert.throws(
    () => parseRecord('{"regatta":2,"scenario":"x","bots":[]}\n'),
    /has format 2, and this page reads up to 1/,
  );
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
  const notes = readNotes(
    [
      { cell: [1, 2], text: 'here' },
      { t: 3, x: 4, y: 5, msg: 'log', color: '#f80' },
      { mark: 'plan B' },
      { odd: 1 },
      7,
    ],
    1,
  );
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

test('the next event is looked for by kind and by whom it happened to', () => {
  const marks = [
    [],
    [{ kind: 'collision', seat: -1, text: 'a', units: [1, 2] }],
    [{ kind: 'dropoff', seat: 0, text: 'b' }],
    [],
    [{ kind: 'collision', seat: -1, text: 'c', units: [3] }],
  ];
  assert.equal(nextEvent(marks, 0, 1, '', undefined), 1);
  assert.equal(nextEvent(marks, 1, 1, '', undefined), 2);
  assert.equal(nextEvent(marks, 1, 1, 'collision', undefined), 4);
  assert.equal(nextEvent(marks, 0, 1, '', 3), 4);
  assert.equal(nextEvent(marks, 4, -1, 'dropoff', undefined), 2);
  assert.equal(nextEvent(marks, 4, 1, '', undefined), undefined);
});

test('a value of the wrong kind is told by its line, whatever it is', () => {
  const wrong: readonly (readonly [string, string, RegExp])[] = [
    [
      '"turn":0',
      '"turn":2000000000',
      /^Error: Line 2 of this record: "turn" must be a whole number from 0 to 100000, not 2000000000\.$/,
    ],
    ['"turn":0', '"turn":{"valueOf":0}', /"turn" must be a whole number/],
    ['[["a"],null]', '{"length":2}', /"said" must be an array of 2/],
    ['[["a"],null]', '[[7],null]', /"said" must be strings/],
    ['["a","b"]', '[]', /a match has 1 to 64 seats, not 0/],
    ['["a","b"]', `[${'"a",'.repeat(100_000)}"b"]`, /a match has 1 to 64 seats, not 100001/],
    ['"scenario":"halite size=32"', '"scenario":7', /"scenario" must be a string, not 7/],
    ['"rulesVersion":1', '"rulesVersion":"1"', /"rulesVersion" must be a whole number/],
    ['"fingerprint":"11"', '"fingerprint":[],"faults":{}', /"fingerprint" must be a string/],
    ['"fingerprint":"11"', '"fingerprint":"11","faults":{"0":{"kind":"ODD"}}', /unknown kind of fault "ODD"/],
    ['{"turn"', '[{"turn"', /is not JSON/],
  ];
  for (const [part, instead, message] of wrong) {
    const text = `${HEADER}\n${TURN}\n`;
    assert.ok(text.includes(part));
    assert.throws(() => parseRecord(text.replace(part, instead)), message);
  }
});

test('an annotation that only looks like a map is a text', () => {
  for (const map of [[[{ toString: 0 }]], [[Infinity]], [['1']], 'map', [1], [[null]], Array(300).fill([1])]) {
    const notes = readNotes([{ map }], 0);
    assert.equal(notes[0]?.map, undefined);
    assert.deepEqual(tellNotes(notes, 0, 0), []);
  }
  assert.deepEqual(readNotes([{ map: [[1, 2.5]] }], 0)[0]?.map, [[1, 2.5]]);
  assert.equal(readNotes([{ x: NaN, y: 1, msg: 'm' }], 0)[0]?.cell, undefined);
  assert.equal(readNotes([Array(9999).fill({ mark: 'm' })], 0).length, 2000);
});

test('three moments tell a match: the lead for good, the largest swing, the rarest event', () => {
  const first = Array.from({ length: 101 }, (_, frame) => frame);
  const second = Array.from({ length: 101 }, (_, frame) => (frame < 60 ? frame + 5 : 65));
  const marks = first.map((frame) =>
    frame === 30
      ? [{ kind: 'rare', seat: 0, text: 'a wonder' }]
      : frame % 7 === 0
        ? [{ kind: 'usual', seat: 0, text: 'a day' }]
        : [],
  );
  const found = moments([first, second], marks, 0, (seat) => `bot ${seat}`);
  assert.deepEqual(
    found.map((moment) => moment.text),
    ['a wonder', 'bot 0 gains 6 within 6 turns', 'bot 0 takes the lead for good'],
  );
  assert.equal(found[2]?.frame, 66);
});

test('a match plays in about a minute', () => {
  for (const turns of [33, 100, 200, 400, 500, 2000]) {
    const seconds = turns / speedFor(turns);
    assert.ok(seconds > 40 && seconds < 90, `${turns} turns: ${seconds} s`);
  }
});
