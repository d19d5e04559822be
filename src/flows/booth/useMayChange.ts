import type { BoothKey } from '#domain/booth/boothKey.ts';
import { type ServerQuery, useServerQuery } from '../queries/useServerQuery.ts';
import { useExhibitorContactId } from '../session/roleIdentity.ts';
import { rightQuery } from './rightQuery.ts';

/** Whether the contact who is logged in may change what the exhibitor shows. */
export function useMayChange(booth: BoothKey): ServerQuery<boolean> {
  const contactId = useExhibitorContactId();
  return useServerQuery(rightQuery(booth, contactId));
}
