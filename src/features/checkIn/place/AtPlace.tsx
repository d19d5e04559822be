import { type ReactNode, useEffect } from 'react';
import type { Voucher } from '../../../device/vouchers/voucher.ts';
import { isRecordId } from '../../../domain/record/isRecordId.ts';
import { resumePendingCheckIns } from '../../../flows/checkIn/resumePendingCheckIns.ts';
import { sendCheckIns } from '../../../flows/checkIn/checkInQueue.ts';
import { recordCheckIn } from '../recordCheckIn.ts';
import { useCheckInFacts } from '../../../flows/checkIn/useCheckInFacts.ts';
import { type PlaceAddress, useIsLong, useCheckInStatuses, useWindow } from '../useCheckInStatuses.ts';
import { useVouchers, voucherStore } from '../../../flows/session/localStores.ts';
import { forgetReturnTo } from '../../../flows/navigation/returnTo.ts';
import { useCheckInFirstWords } from '../../../language/useCheckInFirstWords.ts';
import { useCheckInWords } from '../../../language/useCheckInWords.ts';
import { localize } from '../../../ui/text/localize.ts';
import { GroupResult } from '../result/GroupResult.tsx';
import { People } from './People.tsx';
import { PersonResult } from '../result/PersonResult.tsx';
import { PlaceCard } from './PlaceCard.tsx';
import { CheckInButton } from './CheckInButton.tsx';
import { RegistrationRequired } from './RegistrationRequired.tsx';
import { UnknownPlace } from './UnknownPlace.tsx';
import { WindowResult } from '../result/WindowResult.tsx';
import '../result/results.module.css';
import styles from './checkIn.module.css';

export interface AtPlaceProps {
  readonly address: PlaceAddress;
  /** The exhibition, as the boot script has painted it. */
  readonly picture: ReactNode;
}

/** Who is here, whether they may check in, and what came of it. */
export function AtPlace({ address, picture }: AtPlaceProps) {
  const { t, language } = useCheckInWords();
  const words = useCheckInFirstWords();
  const { exhibitionId, placeId } = address;
  const held = useVouchers().filter((voucher) => voucher.exhibitionId === exhibitionId);
  const facts = useCheckInFacts(isRecordId(placeId) ? exhibitionId : '', held);
  const { places, isAnswered, isRetrying, query } = facts;
  const place = places?.find(({ id }) => id === placeId);
  const retry = () => void query.retry();
  const people = useCheckInStatuses(address, held, place, facts);
  const window = useWindow(place, facts);
  const isSlow = useIsLong(!isAnswered);
  const isKnownHere = held.length > 0;

  useEffect(() => {
    // What localStorage could not hold comes from the database a moment later.
    void voucherStore().load();
    resumePendingCheckIns();
    // What was tapped before this part was there.
    void sendCheckIns();
  }, []);
  useEffect(() => {
    if (isKnownHere) forgetReturnTo();
  }, [isKnownHere]);

  function sign(chosen: readonly Voucher[]) {
    recordCheckIn({ exhibitionId, placeId, registrationIds: chosen.map(({ recordId }) => recordId) });
    void sendCheckIns();
  }

  // What waits for a place that is gone by now is told as it is, not as an unknown address.
  const isUntouched = people.every(({ status }) => status.kind === 'free');
  const isUnknown = !isRecordId(placeId) || (place === undefined && isAnswered);
  if (isUnknown && isUntouched) return <UnknownPlace exhibitionId={exhibitionId} />;

  const [first] = people;
  if (first === undefined) {
    if (place !== undefined && (window === 'notYet' || window === 'over'))
      return <WindowResult kind={window} address={address} place={place} onLook={retry} />;
    return (
      <>
        {picture}
        <div className={styles.stage}>
          <PlaceCard place={place} />
          <RegistrationRequired address={address} />
        </div>
      </>
    );
  }
  const isOne = people.length === 1;
  if (people.every(({ status: { kind } }) => kind !== 'free' && kind !== 'sending'))
    return isOne ? (
      <PersonResult person={first} address={address} place={place} onAgain={sign} onLook={retry} />
    ) : (
      <GroupResult people={people} address={address} place={place} onAgain={sign} onLook={retry} />
    );

  const name = localize(place?.name, language);
  const label = name === '' ? words.checkInHere : t('checkInAt', { place: name });
  const isUnreached = !isAnswered && (isRetrying || isSlow || !navigator.onLine);
  return (
    <>
      {picture}
      <div className={styles.stage}>
        <PlaceCard place={place} isUnreached={isUnreached}>
          {isOne ? (
            <CheckInButton
              voucher={first.voucher}
              isSending={first.status.kind === 'sending'}
              onCheckIn={() => sign([first.voucher])}
            >
              {label}
            </CheckInButton>
          ) : (
            <People people={people} label={label} onCheckIn={sign} />
          )}
        </PlaceCard>
      </div>
    </>
  );
}
