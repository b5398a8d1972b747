// Fuzzes the viewer's parser of records and annotations for some seconds with mutations of valid records. The parser may
// only refuse an input with a plain message. Prints the number of inputs and the failures.
import { noteMarks, readNotes, tellNotes } from '../../../../web/src/main/ts/notes';
import { parseRecord } from '../../../../web/src/main/ts/record';

const RECORD = `{"regatta":1,"scenario":"halite size=32 seed=7","rulesVersion":1,"bots":["a","b"],"made":"2026-11-16","start":"00"}
{"turn":0,"said":[["a"],null],"micros":[1,2],"cpu":[1,2],"faults":{"1":{"kind":"LATE","detail":"It slept."}},"fingerprint":"11"}
{"turn":1,"said":[["g"],["m 0 n"]],"micros":[1,2],"log0":"x","notes0":[{"cell":[1,2],"text":"here"},{"map":[[1,2],[3,4.5]]}],"fingerprint":"12"}
{"turn":2,"said":[[""],[""]],"micros":[1,2],"notes1":[[{"line":[1,2,3,4],"color":"#f80"}],{"x":1,"y":2,"msg":"m"},{"mark":"m"}],"retimed0":true}
{"turns":3,"result":[{"seat":0,"rank":1,"score":5},{"seat":1,"rank":2,"score":4}],"sha256":"00"}
`;
const WORDS = ['0', '-1', '1e999', '2147483648', 'null', 'true', '[]', '{}', '""', '"x"', '[[]]', '{"toString":0}', '{"length":2}', '"__proto__"', '\\', '"', '{', '}', '[', ']', ',', ':', '\n', '\u0000', '\ud800'];
const TOKENS = RECORD.match(/\w+|[^\w]/g) ?? [];

let state = Number(process.argv[3] ?? 1);
function below(bound: number): number {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return Math.floor((state / 2 ** 32) * bound);
}

function mutated(): string {
  const tokens = [...TOKENS];
  for (let i = 1 + below(4); i > 0; i--) {
    const at = below(tokens.length);
    const choice = below(5);
    if (choice === 0) tokens.splice(at, 1 + below(4));
    else if (choice === 1) tokens.splice(at, 0, ...tokens.slice(at, at + 1 + below(20)));
    else if (choice === 2) tokens[at] = tokens[below(tokens.length)] ?? '';
    else tokens[at] = WORDS[below(WORDS.length)] ?? '';
  }
  return tokens.join('');
}

const end = Date.now() + 1000 * Number(process.argv[2] ?? 10);
const failures = new Set<string>();
let inputs = 0;
let accepted = 0;
for (; Date.now() < end; inputs++) {
  const text = mutated();
  try {
    const record = parseRecord(text);
    for (const turn of record.turns) {
      for (let seat = 0; seat < record.bots.length; seat++) {
        const notes = readNotes(turn[`notes${seat}`], seat);
        noteMarks(notes).map((mark) => `${mark.text}`);
        tellNotes(notes, 1, 1);
        for (const note of notes) for (const row of note.map ?? []) for (const value of row) Math.min(value, 0);
      }
    }
    accepted++;
  } catch (problem) {
    const plain = problem instanceof Error && problem.constructor === Error && /^(Line \d+ of this record|This )/.test(problem.message);
    if (!plain && failures.size < 20) failures.add(`${String(problem)}\n${JSON.stringify(text)}`);
  }
}
console.log(`page record      ${inputs.toLocaleString('en')} inputs, ${((100 * accepted) / inputs).toFixed(1)} % accepted, ${failures.size} failures`);
for (const failure of failures) console.log(failure);
process.exitCode = failures.size === 0 ? 0 : 1;
