import { HomeLink } from '../result/ResultLinks.tsx';
import { Result } from '../result/Result.tsx';
import { type ReactNode, useEffect } from 'react';
import type { Voucher } from '#entities/voucher/rules/voucher.ts';
import { isRecordId } from '#domain/record/isRecordId.ts';
import { resumePendingCheckIns, sendCheckIns } from '#entities/checkIn/checkInQueue.ts';
import { recordCheckIn } from '../recordCheckIn.ts';
import { useCheckInFacts } from '#entities/checkIn/useCheckInFacts.ts';
import {
  type PersonAtPlace,
  type PlaceAddress,
  useIsLong,
  useCheckInStatuses,
  useWindow,
} from '../useCheckInStatuses.ts';
import { useStampFelt } from '../useStampFelt.ts';
import { useVouchers, voucherStore } from '#session/localStores.ts';
import { forgetReturnTo } from '#flows/navigation/returnTo.ts';
import { useCheckInFirstWords } from '#language/useCheckInFirstWords.ts';
import { useCheckInWords } from '#language/useCheckInWords.ts';
import { organiserText } from '#ui/text/organiserText.tsx';
import { GroupResult } from '../result/GroupResult.tsx';
import { People } from './People.tsx';
import { PersonResult } from '../result/PersonResult.tsx';
import { PlaceFacts } from './PlaceFacts.tsx';
import { PlaceHeading } from './PlaceHeading.tsx';
import { CheckInButton } from './CheckInButton.tsx';
import { RegistrationRequired } from './RegistrationRequired.tsx';
import { WindowResult } from '../result/WindowResult.tsx';
import '../result/results.module.css';
import styles from './checkIn.module.css';

export interface AtPlaceProps {
  readonly address: PlaceAddress;
  /** The exhibition, as the boot script has painted it. */
  readonly picture: ReactNode;
}

export function AtPlace({ address, picture }: AtPlaceProps) {
  const { exhibitionId, placeId } = address;
  const held = useVouchers().filter((voucher) => voucher.exhibitionId === exhibitionId);
  const facts = useCheckInFacts(isRecordId(placeId) ? exhibitionId : '', held);
  const { places, isAnswered, isRetrying, query } = facts;
  const place = places?.find(({ id }) => id === placeId);
  const retry = () => void query.retry();
  const people = useCheckInStatuses(address, held, place, facts);
  const window = useWindow(place, facts);
  const isSlow = useIsLong(!isAnswered);
  const { nameless } = useCheckInFirstWords();
  const { language } = useCheckInWords();
  const name = organiserText(place?.name, language) || nameless;

  useEarlierTaps(held.length > 0);
  useStampFelt(people);

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
        <PlaceHeading>{name}</PlaceHeading>
        <PlaceFacts place={place}>
          <RegistrationRequired address={address} />
        </PlaceFacts>
      </>
    );
  }
  if (people.every(({ status: { kind } }) => kind !== 'free' && kind !== 'sending'))
    return people.length === 1 ? (
      <PersonResult person={first} address={address} place={place} onAgain={sign} onLook={retry} />
    ) : (
      <GroupResult people={people} address={address} place={place} onAgain={sign} onLook={retry} />
    );

  const isUnreached = !isAnswered && (isRetrying || isSlow || !navigator.onLine);
  return (
    <>
      {picture}
      <PlaceHeading>{name}</PlaceHeading>
      <PlaceFacts place={place} isUnreached={isUnreached}>
        <CheckInChoice people={people} first={first} onCheckIn={sign} />
      </PlaceFacts>
    </>
  );
}

interface CheckInChoiceProps {
  readonly people: readonly PersonAtPlace[];
  readonly first: PersonAtPlace;
  readonly onCheckIn: (chosen: readonly Voucher[]) => void;
}

function CheckInChoice({ people, first: { voucher, status }, onCheckIn }: CheckInChoiceProps) {
  const words = useCheckInFirstWords();
  if (people.length > 1) return <People people={people} onCheckIn={onCheckIn} />;
  return (
    <>
      <p className={styles.who}>
        {words.who} <strong>{voucher.name || words.holder}</strong>
      </p>
      <CheckInButton isSending={status.kind === 'sending'} onCheckIn={() => onCheckIn([voucher])} />
    </>
  );
}

/** Goes on with what was tapped before. A person who is known here needs no way back. */
function useEarlierTaps(isKnownHere: boolean) {
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
}

function UnknownPlace({ exhibitionId }: { readonly exhibitionId: string }) {
  const { t } = useCheckInWords();
  return (
    <Result
      kind="unknownPlace"
      title={t('unknownPlaceTitle')}
      actions={<HomeLink exhibitionId={exhibitionId} />}
    >
      <p>{t('unknownPlaceText')}</p>
    </Result>
  );
}
