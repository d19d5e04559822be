import { useState } from 'react';
import type { Voucher } from '../../../device/vouchers/voucher.ts';
import { useDevice } from '../../../device/storage/useDevice.ts';
import { exhibitionRowOf } from '../../../flows/sharing/exhibitionRowOf.ts';
import { coverOf } from './coverOf.ts';
import styles from './ticket.module.css';

const widthPx = 750;

/** The exhibition's picture over its colour, which stays where there is none, as without a network. */
export function Cover({ voucher }: { readonly voucher: Voucher }) {
  const src = useDevice((state) => coverOf(exhibitionRowOf(state, voucher.exhibitionId), voucher, widthPx));
  const [failed, setFailed] = useState<string>();
  return (
    <span className={styles.cover}>
      {src !== '' && src !== failed && (
        <img src={src} alt="" decoding="async" onError={() => setFailed(src)} />
      )}
    </span>
  );
}
