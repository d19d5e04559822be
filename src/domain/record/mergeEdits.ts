import { isServerRow, type ServerRow } from './serverRow.ts';

/** Of two texts that were written beside each other both are kept, the one on the server first; one that holds the other stands for both. */
export function joinTexts(mine: string, theirs: string): string {
  if (mine.includes(theirs)) return mine;
  return theirs.includes(mine) ? theirs : `${theirs}\n${mine}`;
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * What this phone has changed since `before`, on top of what the server has by now. Where both have changed one field, that of
 * the later change stands; of `joined` fields, which are texts, both.
 */
export function mergeEdits<Row extends object>(
  before: Row,
  mine: Row,
  theirs: Row,
  { isMineLater, joined = [] }: { readonly isMineLater: boolean; readonly joined?: readonly (keyof Row)[] },
): Row {
  const merged = { ...theirs };
  for (const field of Object.keys(mine) as (keyof Row)[]) {
    const [was, here, there] = [before[field], mine[field], theirs[field]];
    if (isSame(here, was)) continue;
    if (isServerRow(was) && isServerRow(here) && isServerRow(there))
      merged[field] = mergeEdits(was, here, there, { isMineLater }) as Row[keyof Row];
    else if (isSame(there, was)) merged[field] = here;
    else if (joined.includes(field)) merged[field] = joinTexts(String(here), String(there)) as Row[keyof Row];
    else if (isMineLater) merged[field] = here;
  }
  return merged;
}

/** What of a row is another than it was. */
export function changedFields(before: ServerRow, after: ServerRow): ServerRow {
  const changed: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(after)) if (!isSame(value, before[name])) changed[name] = value;
  return changed;
}
