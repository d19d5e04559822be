import { useMemo } from 'react';
import { useActingVouchers } from '#session/acting/actingVouchers.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { noteShownRows, useChangedRows } from './seenRows.ts';
import { watchedTickets } from './watchedTickets.ts';

/** What the organiser has decided about the registrations of who acts. */
export function useChangedTickets() {
  const exhibitionId = useExhibitionId();
  const vouchers = useActingVouchers();
  const rows = useMemo(() => watchedTickets(vouchers), [vouchers]);
  return {
    vouchers,
    changed: useChangedRows('tickets', rows),
    readAll: () => noteShownRows('tickets', exhibitionId, rows),
  };
}
