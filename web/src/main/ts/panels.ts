import { signPicture } from './design';
import { button, grouped, make, write } from './dom';
import type { Painter } from 'regatta/contract';
import type { Track } from './history';
import { chip, scoresAt } from './lead';
import type { Shell } from './shell';
import type { ViewState } from './state';
import type { Story } from './story';

/** Writes what does not change while a match is on show. */
export function describe(shell: Shell, story: Story, painter: Painter, page: boolean): void {
  const { record, names } = story;
  shell.part('title').textContent = record.label.length > 120 ? `${record.label.slice(0, 120)}…` : record.label;
  if (page) document.title = `${names.join(' – ')} · Regatta`;
  shell.part('seat').replaceChildren(...names.map((bot, seat) => new Option(bot, String(seat))));
  shell.part('findLabel').textContent = `find ${painter.unit}`;
}

/** Lists the signs on the board with their meanings. */
export function drawLegend(shell: Shell, painter: Painter): void {
  shell.part('legend').replaceChildren(
    ...painter.legend.map((sign) => {
      const row = make('div', '', 'sign');
      row.append(signPicture(painter, sign), make('span', sign.text));
      return row;
    }),
  );
}

/** Says whether the match went as recorded, and what a what-if changed. */
export function drawProof(shell: Shell, original: Story, shown: Story, { mode }: ViewState, painter: Painter): void {
  const { history, record } = original;
  const proof = shell.part('proof');
  const unproved = record.turns.length > 0 && record.turns.every((turn) => turn.fingerprint === undefined);
  proof.className =
    history.differs >= 0 ? 'bad' : history.done && !unproved && record.turns.length > 0 ? 'good' : 'dim';
  write(proof, proofText(original, shown, unproved, mode));
  shell.part('branched').hidden = !shown.branched || record.turns.length === 0;
  write(shell.part('branched'), shown.conclusion(painter) || `What if: another course from turn ${shown.leaves} on.`);
}

function proofText({ history, record }: Story, shown: Story, unproved: boolean, mode: ViewState['mode']): string {
  if (record.turns.length === 0 && mode === 'play-here')
    return shown.match.over() ? 'The match is over.' : 'This match is played here.';
  if (history.differs >= 0) return `✗ differs from the record from turn ${history.differs - 1} on`;
  if (!history.done) return `checking: ${history.frames} of ${record.turns.length} turns`;
  if (unproved) return `${history.frames} turns replayed; the file has no fingerprints to compare`;
  const running = mode === 'live' || mode === 'play-remote';
  return `✓ ${history.frames} turns replayed as recorded${record.complete ? '' : running ? '; the match goes on' : '; the record is cut off there'}`;
}

/** Shows the standings, and what is counted about each seat. */
export function drawStandings(shell: Shell, story: Story, painter: Painter, blind: number): void {
  const { match, names } = story;
  const known = (seat: number, value: string): string => (blind >= 0 && blind !== seat ? '?' : value);
  const scores = scoresAt(story, painter, match.frame());
  fill(shell.part('standings'), true, [
    ['', 'player', 'rank', painter.lead],
    ...names.map((bot, seat) => [
      '',
      bot,
      known(seat, String(match.rank(seat))),
      known(seat, grouped(scores[seat] ?? 0)),
    ]),
  ]);
  const facts = match
    .facts()
    .split('\n')
    .filter((name) => name);
  const box = shell.part<HTMLDetailsElement>('factsBox');
  box.hidden = facts.length === 0;
  if (facts.length === 0 || !box.open) return;
  const rows = facts.map((name) => [
    name,
    ...[...match.numbers(`fact:${name}`)].map((value, seat) => known(seat, grouped(value))),
  ]);
  fill(shell.part('facts'), false, [['', ...names], ...rows]);
}

/** Writes a table with a heading row, and touches only the cells that differ. */
function fill(part: HTMLElement, chips: boolean, rows: readonly (readonly string[])[]): void {
  const table = part as HTMLTableElement;
  rows.forEach((texts, index) => {
    const body = table.tBodies[0] ?? table.createTBody();
    const row = table.rows[index] ?? (index === 0 ? table.createTHead().insertRow() : body.insertRow());
    texts.forEach((text, column) => {
      let cell = row.cells[column];
      if (!cell) {
        cell = make(index === 0 ? 'th' : 'td');
        row.append(cell);
        if (column > (chips ? 1 : 0)) cell.className = 'number';
        if (chips && index > 0 && column === 0) cell.append(chip(index - 1, 18));
      }
      if (!chips || column > 0) write(cell, text);
    });
    while (row.cells.length > texts.length) row.deleteCell(-1);
  });
  while (table.rows.length > rows.length) table.deleteRow(-1);
}

/** Shows what is known of the selected unit or cell: where it is, since when, and what becomes of it. */
export function drawSelected(
  shell: Shell,
  story: Story,
  painter: Painter,
  state: ViewState,
  track: Track | undefined,
  eyes: number,
): void {
  const { selection } = state;
  const box = shell.part('selected');
  box.hidden = !selection;
  if (!selection) return;
  const place = 'cell' in selection ? selection.cell : story.history.unit(story.match.frame(), selection.unit);
  const lines = place
    ? painter.tell(story.match, place.x, place.y, eyes)
    : [`${painter.unit} ${'unit' in selection ? selection.unit : ''} is not there in this turn.`];
  if (track && eyes < 0) lines.push(life(story, painter, track));
  write(box, story.named(lines.join('\n')));
}

function life(story: Story, painter: Painter, track: Track): string {
  const last = track.from + track.places.length - 1;
  const born = track.from === 0 ? 'there from the start' : `there since turn ${track.from}`;
  if (last >= story.history.frames) return `${painter.unit} ${track.id}: ${born}, to the end`;
  const fate = story.history.marks[last + 1]?.find((mark) => mark.units?.includes(track.id));
  return `${painter.unit} ${track.id}: ${born}, gone in turn ${last + 1}${fate ? `: ${fate.text}` : ''}`;
}

/** Shows what a seat said and logged in the turn about to be played. */
export function drawWords(shell: Shell, story: Story, seat: number): void {
  const turn = story.match.frame();
  const { turns } = story.record;
  // After the last turn its fault stays in sight.
  const shown = turn === turns.length ? turn - 1 : turn;
  const fault = shown < story.leaves ? turns[shown]?.faults?.[seat] : undefined;
  write(shell.part('said'), story.said(turn, seat).join('\n'));
  write(shell.part('log'), [fault ? `${fault.kind}: ${fault.detail}` : '', story.log(turn, seat)].join('\n').trim());
}

/** How many turns a search lists. */
const MAX_FOUND = 200;

/** Lists the turns in which a seat said or logged some text. */
export function search(shell: Shell, story: Story, seat: number, text: string, seek: (turn: number) => void): void {
  const found = shell.part('found');
  found.replaceChildren();
  if (text.length < 2) return;
  const wanted = text.toLowerCase();
  let hits = 0;
  for (let turn = 0; turn < story.history.frames; turn++) {
    const notes = story
      .notes(turn)
      .filter((note) => note.seat === seat)
      .map((note) => note.text ?? note.mark ?? '');
    const lines = [...story.said(turn, seat), ...story.log(turn, seat).split('\n'), ...notes];
    const line = lines.find((candidate) => candidate.toLowerCase().includes(wanted));
    if (line === undefined) continue;
    hits++;
    if (hits > MAX_FOUND) continue;
    const at = Math.max(0, line.toLowerCase().indexOf(wanted) - 20);
    found.append(button(`${turn}: ${line.slice(at, at + 60)}`, () => seek(turn)));
  }
  found.prepend(
    make(
      'p',
      hits === 0 ? 'nowhere' : `in ${hits} turns${hits > MAX_FOUND ? `, the first ${MAX_FOUND} of them` : ''}`,
      'dim',
    ),
  );
}
