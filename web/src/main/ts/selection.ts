import type { Place } from 'regatta/contract';

/** What a person picked on the board: a unit by its id, or a cell. */
export type Selection = { readonly unit: number } | { readonly cell: Place };

/** Writes a selection as links have it: `12`, or `3,4`. */
export function writeSelection(selection: Selection): string {
  return 'unit' in selection ? String(selection.unit) : `${selection.cell.x},${selection.cell.y}`;
}

/** Reads a selection from a link. Anything else is no selection. */
export function readSelection(text: string | null): Selection | undefined {
  if (!text) return undefined;
  const [first = NaN, second] = text.split(',').map(Number);
  if (!Number.isInteger(first)) return undefined;
  return second === undefined
    ? { unit: first }
    : Number.isInteger(second)
      ? { cell: { x: first, y: second } }
      : undefined;
}

/** Makes the address of the page lead to a frame and to what is selected there. */
export function writeAddress(frame: number, selection: Selection | undefined, embed: boolean): void {
  history.replaceState(
    null,
    '',
    `#turn=${frame}${selection ? `&sel=${writeSelection(selection)}` : ''}${embed ? '&embed' : ''}`,
  );
}
