import assert from 'node:assert/strict';
import { test } from 'node:test';
import { luminance } from 'regatta/colour';
import { testContrast } from '../../../../../web/src/test/ts/contrast';
import { split, without } from '../../main/viewer/orders';
import { shade, SCALES } from '../../main/viewer/ramp';
import { contentSize } from '../../main/viewer/zstd';

test('orders of one ship are replaced and all others stay', () => {
  const orders = split('m 3 n  g m 12 o c 4');
  assert.deepEqual(orders, ['m 3 n', 'g', 'm 12 o', 'c 4']);
  assert.equal(without(orders, '3', ['m 3 w']), 'g m 12 o c 4 m 3 w');
  assert.equal(without(orders, 'g', []), 'm 3 n m 12 o c 4');
  assert.deepEqual(split(''), []);
});

test('a replay says how large it is before it is unpacked', () => {
  const frame = (...bytes: number[]): Uint8Array => new Uint8Array([0x28, 0xb5, 0x2f, 0xfd, ...bytes]);
  assert.equal(contentSize(frame(0x20, 7)), 7);
  assert.equal(contentSize(frame(0x60, 1, 0)), 257);
  assert.equal(contentSize(frame(0xa0, 0, 0, 0, 1)), 1 << 24);
  assert.equal(contentSize(frame(0x80, 0x58, 0, 0, 0, 1)), 1 << 24);
  assert.equal(contentSize(frame(0x00, 0x58)), undefined);
});

test('the sea gets lighter in even steps', () => {
  const steps = Array.from({ length: 11 }, (_, step) => luminance(shade(step / 10)));
  for (let step = 1; step <= 10; step++) assert.ok(steps[step]! > steps[step - 1]!);
});

testContrast(
  Object.values(SCALES).flatMap((scale) => Array.from({ length: 1001 }, (_, amount) => shade(scale(amount)))),
);
