import { isServerRow, readLine } from '#domain/record/serverRow.ts';
import { cleanLine, codePointCount } from '#domain/text/cleanText.ts';
import {
  type CardField,
  cardFields,
  type CardTexts,
  type EnglishTexts,
  longest,
  noTexts,
} from '../businessCard.ts';

/** What a text is that found no field; `text` where only its own words say it. */
export type NotUsedKind = CardField | 'fax' | 'phone' | 'extension' | 'note' | 'text';
const kinds: readonly NotUsedKind[] = [...cardFields, 'fax', 'phone', 'extension', 'note', 'text'];

export interface NotUsed {
  readonly kind: NotUsedKind;
  readonly text: string;
}

/** A card of another product, or lines of one: what was told of it, and all that was not. */
export interface CardReading {
  readonly texts: CardTexts;
  readonly english: EnglishTexts;
  readonly unused: readonly NotUsed[];
}

/** Of what was kept. */
export const asNotUsed = (value: unknown): readonly NotUsed[] =>
  (Array.isArray(value) ? value : [])
    .map((one: unknown) => (isServerRow(one) ? one : {}))
    .map(({ kind, text }) => ({
      kind: kinds.find((one) => one === kind) ?? 'text',
      text: readLine(text, longestUnused),
    }))
    .filter(({ text }) => text !== '')
    .slice(0, mostUnused);

const mostUnused = 30;
export const longestUnused = 500;
/** Half of such a value is another value. */
const isWhole: Readonly<Record<CardField, boolean>> = {
  name: false,
  company: false,
  job: false,
  mobile: true,
  email: true,
  address: false,
  website: true,
};

/** Fills the fields of one card: what comes first stays, what finds no room is noted. */
export function createFields() {
  const said: Record<CardField, string> = { ...noTexts };
  const unused: NotUsed[] = [];

  function leave(kind: NotUsedKind, text: string): void {
    const line = cleanLine(text, longestUnused);
    const isKnown = unused.some((one) => one.kind === kind && one.text === line);
    if (line !== '' && !isKnown && unused.length < mostUnused) unused.push({ kind, text: line });
  }

  /** @param shown what is noted where the field is taken already; `text` by default */
  function take(field: CardField, text: string, kind: NotUsedKind = field, shown: string = text): void {
    const line = cleanLine(text, longestUnused);
    if (line === '' || line === said[field]) return;
    const { kept, rest } = fitted(line, longest[field]);
    if (said[field] !== '' || (rest !== '' && isWhole[field])) return leave(kind, shown);
    said[field] = kept;
    leave(kind, rest);
  }

  return { said: said as CardTexts, unused: unused as readonly NotUsed[], take, leave };
}

export type CardFieldsFilled = ReturnType<typeof createFields>;

/** Cut between two words where there are any. */
function fitted(line: string, most: number): { readonly kept: string; readonly rest: string } {
  if (codePointCount(line) <= most) return { kept: line, rest: '' };
  const signs = Array.from(line);
  let at = most;
  while (at > most / 2 && !/[\s,，、;；/]/.test(signs[at] ?? '')) at -= 1;
  const end = at > most / 2 ? at : most;
  const part = (from: number, to?: number) => signs.slice(from, to).join('');
  return {
    kept: part(0, end).replace(/[\s,，、;；/]+$/, ''),
    rest: part(end).replace(/^[\s,，、;；/]+/, ''),
  };
}
