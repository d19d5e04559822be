import type { RowPart } from '#domain/correction/rowChanges.ts';
import type { Answer, Answers } from '#domain/form/formDefinition.ts';
import { readFlag, type ServerRow } from '#domain/record/serverRow.ts';
import { htmlOfLines, linesOfHtml } from '#domain/richText/typedRichText.ts';
import { formatVenueTime, parseVenueTime } from '#domain/time/formatVenueTime.ts';
import { sentPictures, typedAddress, typedPictures } from './ownPictures.ts';

/** What a field of a row holds, and with that how it is asked for. `rich` is typed as lines, `yesNo` is a choice. */
export type AskedAs = 'text' | 'rich' | 'picture' | 'address' | 'moment' | 'yesNo';
/** Fields of a row whose questions have the same name. */
export type AskedFields<Field extends string> = Readonly<Record<Field, AskedAs>>;

/** Each field with its question. */
export const partsOf = <Field extends string>(fields: AskedFields<Field>): readonly RowPart<Field>[] =>
  (Object.keys(fields) as Field[]).map((field) => ({ field, keys: [field] }));

const textIn = (value: unknown) => (typeof value === 'string' ? value : '');

/** What a row says, as answers of its form. */
export function answersOfRow<Field extends string>(
  fields: AskedFields<Field>,
  row: Readonly<Record<NoInfer<Field>, unknown>>,
  origin: string,
): Answers {
  const answers: Record<string, Answer> = {};
  for (const field of Object.keys(fields) as Field[])
    answers[field] = answerFor(fields[field], row[field], origin);
  return answers;
}

function answerFor(askedAs: AskedAs, value: unknown, origin: string): Answer {
  if (askedAs === 'picture') return typedPictures(value, origin, 1);
  if (askedAs === 'address') return typedAddress(textIn(value), origin);
  if (askedAs === 'rich') return linesOfHtml(textIn(value));
  if (askedAs === 'yesNo') return readFlag(value) ? 'yes' : 'no';
  if (askedAs === 'text') return textIn(value);
  const timeMs = parseVenueTime(textIn(value));
  return timeMs === undefined ? textIn(value) : formatVenueTime(timeMs);
}

/** What is sent of these parts; `row` as it was before, undefined for a new one. */
export function changesOfRow<Field extends string>(
  fields: AskedFields<Field>,
  parts: readonly RowPart[],
  answers: Answers,
  {
    row,
    origin,
  }: { readonly row: Readonly<Record<NoInfer<Field>, unknown>> | undefined; readonly origin: string },
): ServerRow {
  const changes: Record<string, unknown> = {};
  for (const { field } of parts as readonly RowPart<Field>[])
    changes[field] = valueFor(fields[field], answers[field], { before: row?.[field], origin });
  return changes;
}

function valueFor(
  askedAs: AskedAs,
  answer: Answer | undefined,
  { before, origin }: { readonly before: unknown; readonly origin: string },
): unknown {
  if (askedAs === 'picture') return sentPictures(answer, [before], { origin, most: 1 })[0] ?? '';
  if (askedAs === 'yesNo') return answer === 'yes';
  const typed = textIn(answer).trim();
  if (askedAs === 'address') return typed === typedAddress(textIn(before), origin) ? before : typed;
  if (askedAs === 'rich') return htmlOfLines(typed);
  return askedAs === 'moment' && typed !== '' ? `${typed}:00` : typed;
}
