import { useState } from 'react';
import type { Voucher } from '#entities/voucher/rules/voucher.ts';
import { useDevice } from '#device/storage/useDevice.ts';
import { exhibitionRowOf } from '#flows/sharing/exhibitionRowOf.ts';
import { pictureSources } from '#domain/file/pictureSources.ts';
import { pageSizes, phoneWidth } from '#ui/media/pageSizes.ts';
import { storageHost } from '#ui/media/storageHost.ts';
import { coverOf } from './coverOf.ts';
import styles from './ticket.module.css';

/** As high as its frame. */
const height = 86;

/** The exhibition's picture over its colour, which stays where there is none, as without a network. */
export function Cover({ voucher }: { readonly voucher: Voucher }) {
  const src = useDevice((state) => coverOf(exhibitionRowOf(state, voucher.exhibitionId), voucher));
  const [failed, setFailed] = useState<string>();
  return (
    <span className={styles.cover}>
      {src !== '' && src !== failed && (
        <img
          decoding="async"
          sizes={pageSizes}
          {...pictureSources(src, { width: phoneWidth }, storageHost(), true)}
          width={phoneWidth}
          height={height}
          alt=""
          onError={() => setFailed(src)}
        />
      )}
    </span>
  );
}
