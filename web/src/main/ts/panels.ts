import { button, element, make, write } from './dom';
import type { Focus } from './focus';
import type { Track } from './history';
import { chip } from './lead';
import type { Painter } from './painter';
import { SPEEDS } from './playback';
import type { Story } from './story';

/** Writes what does not change while one looks at a match. */
export function describe({ record }: Story, painter: Painter, speed: number): void {
  element('title').textContent = record.label.length > 120 ? `${record.label.slice(0, 120)}…` : record.label;
  document.title = `${record.bots.join(' – ')} · Regatta`;
  element<HTMLSelectElement>('seat').replaceChildren(...record.bots.map((bot, seat) => new Option(`${seat}: ${bot}`, String(seat))));
  element<HTMLSelectElement>('speed').replaceChildren(...SPEEDS.map((each) => new Option(`${each}×`, String(each), false, each === speed)));
  element('findLabel').textContent = `find ${painter.unit}`;
}

/** Says whether the match went as recorded. */
export function drawProof(original: Story, shown: Story): void {
  const { history, record } = original;
  const proof = element('proof');
  const unproved = record.turns.length > 0 && record.turns.every((turn) => turn.fingerprint === undefined);
  proof.className = history.differs >= 0 ? 'bad' : history.done && !unproved && record.turns.length > 0 ? 'good' : 'dim';
  if (record.turns.length === 0) proof.textContent = shown.match.over() ? 'The match is over.' : 'This match is played here.';
  else if (history.differs >= 0) proof.textContent = `✗ differs from the record from turn ${history.differs - 1} on`;
  else if (!history.done) proof.textContent = `checking: ${history.frames} of ${record.turns.length} turns`;
  else if (unproved) proof.textContent = `${history.frames} turns replayed; the file has no fingerprints to compare`;
  else proof.textContent = `✓ ${history.frames} turns replayed as recorded${record.complete ? '' : '; the record is cut off there'}`;
  element('branched').hidden = !shown.branched || record.turns.length === 0;
  element('branched').textContent = `What if: another course from turn ${shown.leaves} on.`;
}

/** Shows who stands where, and what is counted about each seat. */
export function drawStandings(story: Story, blind: number): void {
  const { match } = story;
  const known = (seat: number, value: string): string => (blind >= 0 && blind !== seat ? '?' : value);
  fill('standings', [
    ['seat', 'bot', 'rank', 'score'],
    ...story.bots.map((bot, seat) => [String(seat), bot, known(seat, String(match.rank(seat))), known(seat, String(match.score(seat)))]),
  ]);
  const facts = match.facts().split('\n').filter((name) => name);
  element('factsBox').hidden = facts.length === 0;
  if (facts.length > 0 && element<HTMLDetailsElement>('factsBox').open) {
    fill('facts', [['', ...story.bots.map((_, seat) => `seat ${seat}`)], ...facts.map((name) => [name, ...[...match.numbers(`fact:${name}`)].map((value, seat) => known(seat, String(value)))])]);
  }
}

/** Writes a table with a heading row, and touches only the cells that differ. */
function fill(id: string, rows: readonly (readonly string[])[]): void {
  const table = element<HTMLTableElement>(id);
  rows.forEach((texts, index) => {
    const row = table.rows[index] ?? (index === 0 ? table.createTHead().insertRow() : body(table).insertRow());
    texts.forEach((text, column) => {
      let cell = row.cells[column];
      if (!cell) {
        cell = make(index === 0 ? 'th' : 'td');
        row.append(cell);
        if (/^-?\d/.test(text) && column > 0) cell.className = 'number';
        if (id === 'standings' && index > 0 && column === 0) {
          cell.append(chip(index - 1, 18), make('span'));
        }
      }
      const holder = cell.querySelector('span:last-child') ?? cell;
      write(holder, text);
    });
    while (row.cells.length > texts.length) row.deleteCell(-1);
  });
  while (table.rows.length > rows.length) table.deleteRow(-1);
}

function body(table: HTMLTableElement): HTMLTableSectionElement {
  return table.tBodies[0] ?? table.createTBody();
}

/** Shows what is known of the selected unit or cell: where it is, since when, and what becomes of it. */
export function drawSelected(story: Story, painter: Painter, focus: Focus, eyes: number): void {
  const { selection, track } = focus;
  const box = element('selected');
  box.hidden = !selection;
  if (!selection) return;
  const frame = story.match.frame();
  if ('cell' in selection) {
    box.textContent = painter.tell(story.match, selection.cell.x, selection.cell.y, eyes).join('\n');
    return;
  }
  const unit = story.history.unit(frame, selection.unit);
  const lines = unit ? painter.tell(story.match, unit.x, unit.y, eyes) : [`${painter.unit} ${selection.unit} is not there in this turn.`];
  if (track && eyes < 0) lines.push(life(story, painter, track));
  box.textContent = lines.join('\n');
}

function life(story: Story, painter: Painter, track: Track): string {
  const last = track.from + track.places.length - 1;
  const born = track.from === 0 ? 'there from the start' : `there since turn ${track.from}`;
  if (last >= story.history.frames) return `${painter.unit} ${track.id}: ${born}, to the end`;
  const fate = story.history.marks[last + 1]?.find((mark) => mark.units?.includes(track.id));
  return `${painter.unit} ${track.id}: ${born}, gone in turn ${last + 1}${fate ? `: ${fate.text}` : ''}`;
}

/** Shows what a seat said and logged in the turn about to be played. */
export function drawWords(story: Story, seat: number): void {
  const turn = story.match.frame();
  const { turns } = story.record;
  // Past the last turn there is nothing to be played: what ended a seat in it stays in sight.
  const told = turn === turns.length ? turn - 1 : turn;
  const fault = told < story.leaves ? turns[told]?.faults?.[seat] : undefined;
  write(element('said'), story.said(turn, seat).join('\n'));
  write(element('log'), [fault ? `${fault.kind}: ${fault.detail}` : '', story.log(turn, seat)].join('\n').trim());
}

/** Lists the turns in which a seat said or logged some text. */
export function search(story: Story, seat: number, text: string, seek: (turn: number) => void): void {
  const found = element('found');
  found.replaceChildren();
  if (text.length < 2) return;
  const wanted = text.toLowerCase();
  const most = 200;
  let hits = 0;
  for (let turn = 0; turn < story.history.frames; turn++) {
    const notes = story.notes(turn).filter((note) => note.seat === seat).map((note) => note.text ?? note.mark ?? '');
    const lines = [...story.said(turn, seat), ...story.log(turn, seat).split('\n'), ...notes];
    const line = lines.find((candidate) => candidate.toLowerCase().includes(wanted));
    if (line === undefined) continue;
    hits++;
    if (hits > most) continue;
    const at = Math.max(0, line.toLowerCase().indexOf(wanted) - 20);
    found.append(button(`${turn}: ${line.slice(at, at + 60)}`, () => seek(turn)));
  }
  found.prepend(make('p', hits === 0 ? 'nowhere' : `in ${hits} turns${hits > most ? `, the first ${most} of them` : ''}`, 'dim'));
}
