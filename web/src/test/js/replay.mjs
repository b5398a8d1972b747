// Plays recorded matches with the compiled engines of the games and prints the fingerprint after every turn, one line a match.
// Standard input: one JSON object a line, {scenario, said: [seat][turn] = {lines, fault}}.
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';

const games = process.argv[2];

for await (const line of createInterface({ input: process.stdin })) {
  const { scenario, said } = JSON.parse(line);
  const game = scenario.split(/[ /]/)[0];
  const { open } = await import(pathToFileURL(join(games, game, 'target/engine/engine.js')));
  const match = open(scenario);
  said.forEach((turns, seat) =>
    turns.forEach(({ lines, fault }, turn) => {
      if (fault) match.fail(turn, seat, fault, '');
      else if (lines.length > 0) match.say(turn, seat, lines.join('\n'));
    }),
  );
  const fingerprints = [];
  while (!match.over()) {
    match.seek(match.frame() + 1);
    fingerprints.push(match.fingerprint());
  }
  // Going back must lead to the same frames.
  for (let frame = fingerprints.length; frame > 0; frame -= 17) {
    match.seek(frame);
    if (match.fingerprint() !== fingerprints[frame - 1]) throw new Error(`frame ${frame} differs on the way back`);
    if (match.charts().length === 0) throw new Error('nothing to draw');
  }
  console.log(fingerprints.join(' '));
}
