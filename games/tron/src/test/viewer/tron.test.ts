import { parse } from 'regatta/colour';
import { testContrast, tinted } from '../../../../../web/src/test/ts/contrast';

const ground = parse('#05070f');

testContrast([ground, ...[0, 1, 2, 3].map((seat) => tinted(ground, seat, 0.11))]);
