import type { BoothKey } from '../exhibitor/rules/boothKey.ts';
import { type ServerQuery, useServerQuery } from '#flows/queries/useServerQuery.ts';
import { useExhibitorContactId } from '#flows/session/roleIdentity.ts';
import { rightQuery } from './rightQuery.ts';

/** Whether the contact who is logged in may change what the exhibitor shows. */
export function useMayChange(booth: BoothKey): ServerQuery<boolean> {
  const contactId = useExhibitorContactId();
  return useServerQuery(rightQuery(booth, contactId));
}
