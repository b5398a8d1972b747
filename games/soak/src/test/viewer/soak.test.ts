import assert from 'node:assert/strict';
import { test } from 'node:test';
import { testContrast, tinted } from '../../../../../web/src/test/ts/contrast';
import { LAWN, STONE, STONE_TOP, TINT } from '../../main/viewer/ground';
import { amend } from '../../main/viewer/play';

test('an agent moves once and fights once', () => {
  assert.equal(amend(5, ['MOVE 1 2', 'SHOOT 3'], 'MOVE 4 4'), '5;MOVE 4 4;SHOOT 3');
  assert.equal(amend(5, ['MOVE 1 2', 'SHOOT 3', 'MESSAGE hi'], 'HUNKER_DOWN'), '5;MOVE 1 2;MESSAGE hi;HUNKER_DOWN');
});

testContrast([
  ...LAWN,
  STONE,
  STONE_TOP,
  ...LAWN.flatMap((lawn) => [0, 1, 2, 3].map((seat) => tinted(lawn, seat, TINT))),
]);
