import type { TextPair } from '#domain/form/formDefinition.ts';
import { isServerRow, readLine, readTextPair } from '#domain/record/serverRow.ts';

export interface MeetingPerson {
  readonly name: TextPair;
  readonly company: TextPair;
}

const most = 200;

/** Who took part: rows with a name and perhaps a company, or plain names. */
export function readPeople(list: readonly unknown[]): readonly MeetingPerson[] {
  return list
    .slice(0, most)
    .map(
      (entry): MeetingPerson =>
        isServerRow(entry)
          ? { name: readTextPair(entry, 'Name'), company: readTextPair(entry, 'Company') }
          : { name: { zh: readLine(entry), en: '' }, company: { zh: '', en: '' } },
    )
    .filter(({ name }) => name.zh !== '' || name.en !== '');
}
