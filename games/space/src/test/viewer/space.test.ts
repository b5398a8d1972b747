import { testContrast } from '../../../../../web/src/test/ts/contrast';
import { NEBULA, ROCK, SKY } from '../../main/viewer/sky';

testContrast([SKY, NEBULA, ...ROCK]);
