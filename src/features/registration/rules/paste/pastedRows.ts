import type { FieldDefinition } from '#domain/form/formDefinition.ts';
import { cleanText } from '#domain/text/cleanText.ts';
import { chatEntries } from './chatEntries.ts';
import { columnsOf } from './columnsOf.ts';
import type { PastedPerson } from './pastedEntry.ts';
import { readPerson } from './pastedPerson.ts';
import { tableEntries } from './tableEntries.ts';

export type { PastedPerson };

export interface PastedRows {
  readonly people: readonly PastedPerson[];
  /** Of each of these people, what found no place. */
  readonly unused: readonly (readonly string[])[];
  /** Headings of a table that are not known; what stands below them is not used. */
  readonly ignoredColumns: readonly string[];
  /** Lines that were not understood, as typed; long ones are cut. */
  readonly notUnderstood: readonly string[];
  readonly leftOut: number;
  /** The lines of those who are not among `people`, below the header where there is one, to be corrected or added later. */
  readonly rest: string;
}

const maxRead = 200_000;
const maxShown = 500;
/** Ten times as many people as a list holds; the phone keeps it. */
const maxRest = 50_000;

/**
 * People in rows copied from a spreadsheet, a CSV file or a chat. What is not understood, or does not fit its
 * question, is left out; nothing is guessed. `today` is `YYYY-MM-DD` at the venue, the latest date of birth.
 */
export function readPastedRows(
  text: string,
  fields: readonly FieldDefinition[],
  mostPeople: number,
  today: string,
): PastedRows {
  const { read, beyond } = cutAtLine(inPlainSpaces(text));
  const find = columnsOf(fields);
  const people: PastedPerson[] = [];
  const unused: (readonly string[])[] = [];
  const notUnderstood: string[] = [];
  const rest: string[] = [];
  let leftOut = beyond.length;
  const table = tableEntries(read, find) ?? { ...chatEntries(read, find), ignored: [] };
  for (const entry of table.entries) {
    const found = readPerson(entry, { fields, find, today });
    const isAdded = found && people.length < mostPeople;
    if (!isAdded && entry.isTitle !== true) rest.push(entry.raw);
    if (!found) notUnderstood.push(cleanText(entry.raw, maxShown));
    else if (people.length < mostPeople) {
      people.push(found.person);
      unused.push(found.unused);
    } else leftOut++;
  }
  return {
    people,
    unused,
    ignoredColumns: table.ignored,
    notUnderstood: notUnderstood.filter((line) => line !== ''),
    leftOut,
    rest: withHeader(table.header, [...rest, ...beyond]),
  };
}

/** Lines of blanks alone say nothing. */
function withHeader(header: string | undefined, lines: readonly string[]): string {
  const said = lines.filter((line) => line.trim() !== '');
  const all = header === undefined || said.length === 0 ? said : [header, ...said];
  return cutAtLine(all.join('\n'), maxRest).read;
}

/** At the end of a line: half a line would be half a number. */
function cutAtLine(
  text: string,
  most = maxRead,
): { readonly read: string; readonly beyond: readonly string[] } {
  if (text.length <= most) return { read: text, beyond: [] };
  const end = Math.max(text.lastIndexOf('\n', most), 0);
  const beyond = text.slice(end).split('\n');
  return { read: text.slice(0, end), beyond: beyond.filter((line) => line.trim() !== '') };
}

/** Removes the byte order mark; `\n` line breaks and one kind of space. */
function inPlainSpaces(text: string): string {
  return text
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(/[\u00a0\u2000-\u200a\u202f\u205f\u3000]/g, ' ')
    .replace(/^\ufeff/, '');
}
