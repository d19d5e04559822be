import type { CheckInPlace } from '#entities/checkIn/rules/checkInPlace.ts';
import type { Voucher } from '#entities/voucher/rules/voucher.ts';
import type { PersonAtPlace, PlaceAddress } from '../useCheckInStatuses.ts';
import { minePath } from '#domain/address/minePaths.ts';
import { tappedTime } from '#entities/checkIn/rules/checkInTime.ts';
import { useCheckInWords } from '#language/useCheckInWords.ts';
import { Button } from '#ui/controls/Button.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { organiserText } from '#ui/text/organiserText.tsx';
import type { CheckInStatus } from '../rules/checkInStatus.ts';
import { PersonName } from './PersonName.tsx';
import { Result } from './Result.tsx';
import { CheckInsLink } from './ResultLinks.tsx';
import { WindowTime } from './WindowTime.tsx';
import { momentReader } from '#ui/values/formatVenueMoment.ts';

export interface ResultsProps {
  readonly address: PlaceAddress;
  readonly place: CheckInPlace | undefined;
  readonly onAgain: (chosen: readonly Voucher[]) => void;
  readonly onLook: () => void;
}

export type PersonResultProps = ResultsProps & { readonly person: PersonAtPlace };

export interface RefusedResultProps extends PersonResultProps {
  readonly status: Extract<CheckInStatus, { readonly kind: 'refused' }>;
}

export function RefusedResult({ person, status, address, place, onAgain }: RefusedResultProps) {
  const { t, language } = useCheckInWords();
  const { voucher } = person;
  const { note, reason } = status;
  return (
    <Result
      kind="refused"
      title={t('refusedTitle')}
      place={organiserText(place?.name, language)}
      actions={
        <>
          {reason !== 'unknownPlace' && <Button onClick={() => onAgain([voucher])}>{t('tryAgain')}</Button>}
          {reason === 'notApproved' ? (
            <LinkButton kind="quiet" to={minePath(address.exhibitionId, voucher.recordId)}>
              {t('toReview')}
            </LinkButton>
          ) : (
            <CheckInsLink {...address} kind={reason === 'unknownPlace' ? 'primary' : 'quiet'} />
          )}
        </>
      }
    >
      <PersonName {...voucher} />
      <p>{t(`refused_${reason}`)}</p>
      {reason === 'other' && note.message !== undefined && note.message !== '' && (
        <p>{t('refusedWords', { message: note.message })}</p>
      )}
      {reason === 'outsideWindow' && <WindowTime place={place} />}
      {note.tappedAtMs !== 0 && <p>{t('tappedAt', { time: tappedTime(note, momentReader(language)) })}</p>}
      <p>{t('showStaff')}</p>
    </Result>
  );
}
