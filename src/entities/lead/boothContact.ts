import type { BoothKey } from '../exhibitor/rules/boothKey.ts';
import type { LeadAuthor } from './rules/lead.ts';
import { readLine } from '#domain/record/serverRow.ts';
import { standIn } from '#session/acting/roleIdentity.ts';
import { services } from '#session/services.ts';

/** The contact of the booth who is logged in on this phone. */
export function boothContact({ exhibitorUserId }: BoothKey): LeadAuthor {
  const stand = standIn(services().device.getState());
  return { id: exhibitorUserId, name: readLine(stand?.name, 40) };
}
