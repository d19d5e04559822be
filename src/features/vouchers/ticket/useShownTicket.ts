import { useEffect } from 'react';
import { loadChunk } from '#chunks/loadChunk.ts';
import type { Voucher } from '#entities/voucher/rules/voucher.ts';

/** What the organiser has decided is no news to who sees the ticket. The code does not wait for it. */
export function useShownTicket(voucher: Voucher | undefined): void {
  useEffect(() => {
    if (voucher === undefined) return undefined;
    let isShown = true;
    loadChunk(() => import('#entities/unread/watchedTickets.ts')).then(
      (part) => isShown && part.noteShownTicket(voucher),
      () => {},
    );
    return () => {
      isShown = false;
    };
  }, [voucher]);
}
