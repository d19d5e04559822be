import { isServerRow } from '#domain/record/serverRow.ts';
import { defineCollection } from '#data/collections/defineCollection.ts';
import { readFields } from '#data/collections/readFields.ts';

const contactFields = {
  ExhibitionId: 'id?',
  ExhibitorId: 'id',
  ClientRef: 'text?',
  Name: 'text',
  NameEn: 'text?',
  Phone: 'text?',
  Job: 'text?',
  JobEn: 'text?',
  CompanyName: 'text?',
  Email: 'text?',
  Address: 'text?',
  Image: 'address?',
  BoothNo: 'text?',
  /** Whether this person may change what the exhibitor shows; absent means yes. */
  IsAdmin: 'flag?',
} as const;

/** Only a clear "no" is one: the field is assumed, and the server judges each change anyway. */
const isNo = (value: unknown) => value === false || value === 'false' || value === 0 || value === '0';

/** The fields of a contact, and whether it may change what the exhibitor shows. */
export function readContact(row: unknown) {
  const values = readFields(contactFields, row);
  return values && { ...values, mayChange: !(isServerRow(row) && isNo(row['IsAdmin'])) };
}

/** People of an exhibitor who can be asked. What a visitor may not see of them the server is taken to leave out or to hide. */
export const exhibitorContacts = defineCollection({
  name: 'ExhibitorContact',
  known: 'seen',
  knownOtherwise: { assumed: ['ExhibitionId', 'ClientRef', 'NameEn', 'JobEn', 'IsAdmin'] },
  fields: contactFields,
  references: { ExhibitionId: 'Exhibition', ExhibitorId: 'Exhibitor' },
  askedBy: ['RecordId', 'ExhibitionId', 'ExhibitorId', 'ClientRef'],
  read: readContact,
});
