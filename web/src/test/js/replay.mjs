// Plays recorded matches with the compiled engine and prints the fingerprint after every turn, one line a match.
// Standard input: one JSON object a line, {scenario, said: [seat][turn] = {lines, fault}}.
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';

const { open } = await import(pathToFileURL(process.argv[2]));

for await (const line of createInterface({ input: process.stdin })) {
  const { scenario, said } = JSON.parse(line);
  const match = open(scenario);
  const fingerprints = [];
  while (!match.over()) {
    const turn = match.turn();
    for (let seat = 0; seat < match.seats(); seat++) {
      if (match.awaitedLines(seat) === 0) continue;
      const { lines, fault } = said[seat][turn] ?? { lines: [], fault: 'CRASHED' };
      if (fault) match.fail(seat, fault, '');
      else lines.forEach((text) => match.say(seat, text));
    }
    fingerprints.push(match.advance());
  }
  console.log(fingerprints.join(' '));
}
