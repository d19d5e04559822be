import type { ReactNode } from 'react';
import { appStorage } from '#device/storage/appDeviceStore.ts';
import { ownNames } from '#device/storage/deviceKeys.ts';
import { vouchersIn } from '#entities/voucher/rules/voucher.ts';
import { isRecordId } from '#domain/record/isRecordId.ts';
import { useLocalCheckIns } from '#entities/checkIn/localCheckIns.ts';
import { recordCheckIn } from '../recordCheckIn.ts';
import type { PlaceAddress } from '../useCheckInStatuses.ts';
import { useCheckInFirstWords } from '#language/useCheckInFirstWords.ts';
import { CheckInButton } from './CheckInButton.tsx';
import { PlaceHeading } from './PlaceHeading.tsx';
import styles from './checkIn.module.css';

export interface FirstTapProps {
  readonly address: PlaceAddress;
  /** The exhibition, as the boot script has painted it. */
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
      <PlaceHeading>{words.nameless}</PlaceHeading>
      {mayTap && note?.kind !== 'signed' && (
        <>
          <p className={styles.who}>
            {words.who} <strong>{first.name || words.holder}</strong>
          </p>
          <CheckInButton
            isSending={note?.kind === 'waiting'}
            onCheckIn={() => recordCheckIn({ exhibitionId, placeId, registrationIds: [first.recordId] })}
          />
        </>
      )}
      {note?.kind === 'waiting' && !navigator.onLine && (
        <p className={styles.placeNote} data-announce="">
          {words.unconfirmedTitle}
        </p>
      )}
    </>
  );
}
