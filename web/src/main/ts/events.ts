import type { Mark } from 'regatta/contract';
import type { Shell } from './shell';

/** Returns the next frame, in a direction, with a mark of a kind (any, if it has none) that concerns a unit, if one is given. */
export function nextEvent(
  marks: readonly (readonly Mark[])[],
  from: number,
  direction: 1 | -1,
  kind: string,
  unit: number | undefined,
): number | undefined {
  for (let frame = from + direction; frame >= 0 && frame < marks.length; frame += direction) {
    const found = marks[frame]?.some(
      (mark) => (kind === '' || mark.kind === kind) && (unit === undefined || mark.units?.includes(unit)),
    );
    if (found) return frame;
  }
  return undefined;
}

/** Offers the kinds of events there are. */
export function drawKinds(shell: Shell, marks: readonly (readonly Mark[])[]): void {
  const select = shell.part<HTMLSelectElement>('kinds');
  const kinds = [...new Set(marks.flat().map((mark) => mark.kind))].sort();
  if (
    select.options.length > 0 &&
    kinds.join() ===
      [...select.options]
        .slice(1)
        .map((option) => option.value)
        .join()
  )
    return;
  const chosen = select.value;
  select.replaceChildren(new Option('event', ''), ...kinds.map((kind) => new Option(kind)));
  select.value = kinds.includes(chosen) ? chosen : '';
}
