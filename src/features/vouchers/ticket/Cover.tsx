import { useState } from 'react';
import { fitCover } from '#boot/landingTree.ts';
import { ticketCover } from '#domain/page/ticketCover.ts';
import type { Voucher } from '#entities/voucher/rules/voucher.ts';
import { useDevice } from '#device/storage/useDevice.ts';
import { exhibitionRowOf } from '#flows/sharing/exhibitionRowOf.ts';
import { coverOf } from './coverOf.ts';
import styles from './ticket.module.css';

/**
 * The exhibition's picture over its colour, which stays where there is none, as without a network. In the size of the landing page,
 * whose cover the phone may have.
 */
export function Cover({ voucher }: { readonly voucher: Voucher }) {
  const src = useDevice((state) => coverOf(exhibitionRowOf(state, voucher.exhibitionId), voucher));
  const [failed, setFailed] = useState<string>();
  return (
    <span className={styles.cover}>
      {src !== '' && src !== failed && (
        <img decoding="async" src={fitCover(src)} {...ticketCover} alt="" onError={() => setFailed(src)} />
      )}
    </span>
  );
}
