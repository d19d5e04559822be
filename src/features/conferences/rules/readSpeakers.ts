import type { TextPair } from '#domain/form/formDefinition.ts';
import { isServerRow, readLine } from '#domain/record/serverRow.ts';

export interface Speaker {
  readonly name: TextPair;
  readonly job: TextPair;
  readonly picture: string;
  readonly introduction: TextPair;
}

const longest = 2_000;

/** Those that have a name. */
export function readSpeakers(list: readonly unknown[]): readonly Speaker[] {
  return list
    .filter(isServerRow)
    .map(readSpeaker)
    .filter(({ name }) => name.zh !== '' || name.en !== '');
}

function readSpeaker(row: Readonly<Record<string, unknown>>): Speaker {
  const text = (name: string) => readLine(row[name], longest);
  const pair = (name: string): TextPair => ({ zh: text(name), en: text(`${name}En`) });
  return {
    name: pair('Name'),
    job: pair('Job'),
    picture: text('Picture'),
    introduction: pair('Introduction'),
  };
}
