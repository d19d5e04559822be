import type { ServerRow } from '#domain/record/serverRow.ts';

/** Rows one of whose fields contains a text. */
export interface Search<F extends string = string> {
  readonly text: string;
  readonly fields: readonly F[];
}

/** A text between slashes means "contains". @throws Error without text or field: an empty pattern would match every row */
export function searchPart({ text, fields }: Search): Readonly<Record<string, unknown>> {
  const wanted = text.trim();
  if (wanted === '') throw new Error('a search without a text');
  const pattern = `/${wanted.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')}/`;
  const parts = fields.map((field) => ({ [field]: pattern }));
  if (parts[0] === undefined) throw new Error('a search without a field');
  return parts.length === 1 ? parts[0] : { $or: parts };
}

/** Whether a row really contains the text: a server that takes the pattern otherwise must not show other rows. */
export function isMatch(row: ServerRow, { text, fields }: Search): boolean {
  const wanted = folded(text.trim());
  return fields.some((field) => {
    const value = row[field];
    return (typeof value === 'string' || typeof value === 'number') && folded(String(value)).includes(wanted);
  });
}

/** Wide and narrow letters, large and small ones are the same to a search. */
const folded = (text: string) => text.normalize('NFKC').toLowerCase();
