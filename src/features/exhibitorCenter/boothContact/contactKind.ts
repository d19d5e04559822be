import { boothContactsPath } from '#domain/address/exhibitorCenter/exhibitorCenterPaths.ts';
import { type Contact, contactRows, invalidateContacts } from '../queries/contactQueries.ts';
import type { BoothRowKind } from '../rowForm/boothRowForm.ts';

export const contactKind: BoothRowKind<Contact> = {
  name: 'contact',
  rows: contactRows,
  compared: ['Name', 'Phone'],
  secretFields: ['Phone', 'Email'],
  invalidate: invalidateContacts,
  listPath: boothContactsPath,
};
