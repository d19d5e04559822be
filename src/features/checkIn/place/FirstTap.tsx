import type { ReactNode } from 'react';
import { appStorage } from '../../../device/storage/appDeviceStore.ts';
import { ownNames } from '../../../device/storage/deviceKeys.ts';
import { vouchersIn } from '../../../device/vouchers/voucher.ts';
import { isRecordId } from '../../../domain/record/isRecordId.ts';
import { useLocalCheckIns } from '../../../flows/checkIn/localCheckIns.ts';
import { recordCheckIn } from '../recordCheckIn.ts';
import type { PlaceAddress } from '../useCheckInStatuses.ts';
import { useCheckInFirstWords } from '../../../language/useCheckInFirstWords.ts';
import { CheckInButton } from './CheckInButton.tsx';
import styles from './checkIn.module.css';

export interface FirstTapProps {
  readonly address: PlaceAddress;
  readonly picture: ReactNode;
}

/** While the larger part of the page is missing, the one person of this phone can tap, and the tap is kept. */
export function FirstTap({ address, picture }: FirstTapProps) {
  const words = useCheckInFirstWords();
  const { exhibitionId, placeId } = address;
  const held = vouchersIn(appStorage().read(ownNames.voucherMirror)).filter(
    (voucher) => voucher.exhibitionId === exhibitionId,
  );
  const [first, second] = held;
  const note = useLocalCheckIns().find(
    (one) => one.placeId === placeId && one.registrationId === first?.recordId,
  );
  const mayTap = first !== undefined && second === undefined && isRecordId(placeId);
  return (
    <>
      {picture}
      <div className={styles.stage}>
        <section className={styles.place} aria-labelledby="check-in-place">
          <h2 className={styles.placeName} id="check-in-place">
            {words.nameless}
          </h2>
          {mayTap && note?.kind !== 'signed' && (
            <CheckInButton
              voucher={first}
              isSending={note?.kind === 'waiting'}
              onCheckIn={() => recordCheckIn({ exhibitionId, placeId, registrationIds: [first.recordId] })}
            >
              {words.checkInHere}
            </CheckInButton>
          )}
          {note?.kind === 'waiting' && !navigator.onLine && (
            <p className={styles.placeNote} data-announce="">
              {words.unconfirmedTitle}
            </p>
          )}
        </section>
      </div>
    </>
  );
}
