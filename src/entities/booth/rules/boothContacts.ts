import type { TextPair } from '#domain/form/formDefinition.ts';

interface Named {
  readonly contactId: string;
  readonly contactName: TextPair;
}

export interface BoothContact {
  /** '' for the booth itself. */
  readonly id: string;
  /** Both '' for the booth, and where nothing names it. */
  readonly name: TextPair;
}

const nothing: TextPair = { zh: '', en: '' };

/** Who of a booth can be met: the booth itself first, then its people in the order in which they are listed. */
export function boothContacts(
  people: readonly { readonly RecordId: string; readonly Name: string; readonly NameEn: string }[],
  mentioned: readonly Named[],
): readonly BoothContact[] {
  const names = new Map<string, TextPair>([['', nothing]]);
  for (const { RecordId, Name, NameEn } of people) names.set(RecordId, { zh: Name, en: NameEn });
  for (const { contactId, contactName } of mentioned)
    if (!names.has(contactId)) names.set(contactId, contactName);
  return Array.from(names, ([id, name]) => ({ id, name }));
}
