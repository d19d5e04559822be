import type { FieldDefinition, TextPair } from './formDefinition.ts';

export interface Section {
  /** The same whichever of its questions are visible. */
  readonly key: string;
  readonly title: TextPair | undefined;
  readonly fields: readonly FieldDefinition[];
}

/** A section is a run of visible questions with the same name. */
export function sectionsOf(
  all: readonly FieldDefinition[],
  shown: readonly FieldDefinition[],
): readonly Section[] {
  const sections: { key: string; title: TextPair | undefined; fields: FieldDefinition[] }[] = [];
  for (const field of all) {
    const last = sections[sections.length - 1];
    const section =
      last !== undefined && isSame(last.title, field.section)
        ? last
        : { key: field.key, title: field.section, fields: [] };
    if (section !== last) sections.push(section);
    if (shown.includes(field)) section.fields.push(field);
  }
  return sections.filter(({ fields }) => fields.length > 0);
}

const isSame = (one: TextPair | undefined, other: TextPair | undefined) =>
  one?.zh === other?.zh && one?.en === other?.en;
