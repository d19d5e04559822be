import type { BoothKey } from '../exhibitor/rules/boothKey.ts';
import type { LeadAuthor } from './rules/lead.ts';
import { readLine } from '#domain/record/serverRow.ts';
import { services } from '#session/services.ts';

/** The contact of the booth who is logged in on this phone. */
export function boothContact({ exhibitorUserId }: BoothKey): LeadAuthor {
  const { exhibitorContact } = services().device.getState();
  const name =
    exhibitorContact !== undefined && 'Name' in exhibitorContact ? readLine(exhibitorContact.Name, 40) : '';
  return { id: exhibitorUserId, name };
}
