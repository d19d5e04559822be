import type { Voucher } from '../../../device/vouchers/voucher.ts';
import { minePath } from '../../../domain/address/minePaths.ts';
import { codePath, homePath } from '../../../domain/address/paths.ts';
import { checkInTime, tappedTime } from '../../../domain/checkIn/checkInTime.ts';
import type { CheckInPlace } from '../../../domain/checkIn/checkInPlace.ts';
import { windowText } from '../../../domain/checkIn/checkInWindow.ts';
import { myCheckInsPath } from '../../../domain/address/myCheckInsPath.ts';
import type { PersonAtPlace, PlaceAddress } from '../useCheckInStatuses.ts';
import { useCheckInFirstWords } from '../../../language/useCheckInFirstWords.ts';
import { useCheckInWords } from '../../../language/useCheckInWords.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { LinkButton } from '../../../ui/controls/LinkButton.tsx';
import { organiserText } from '../../../ui/text/organiserText.tsx';
import { Result } from './Result.tsx';
import { WindowResult } from './WindowResult.tsx';
import styles from './results.module.css';

export interface ResultsProps {
  readonly address: PlaceAddress;
  readonly place: CheckInPlace | undefined;
  readonly onAgain: (chosen: readonly Voucher[]) => void;
  readonly onLook: () => void;
}

/** What came of it for the one person of this phone. */
export function PersonResult(props: ResultsProps & { readonly person: PersonAtPlace }) {
  const { person, address, place, onAgain, onLook } = props;
  const { t, language } = useCheckInWords();
  const first = useCheckInFirstWords();
  const { voucher, status, isEarlier } = person;
  const { exhibitionId } = address;
  const where = organiserText(place?.name, language);
  const who = voucher.name === '' ? null : <p className={styles.resultWho}>{voucher.name}</p>;
  const code = <LinkButton to={codePath(voucher.recordId)}>{t('showCode')}</LinkButton>;
  const list = (
    <LinkButton kind="secondary" to={myCheckInsPath(exhibitionId)}>
      {t('myCheckIns')}
    </LinkButton>
  );
  const home = (
    <LinkButton kind="quiet" to={homePath(exhibitionId)}>
      {t('home')}
    </LinkButton>
  );

  if (status.kind === 'notYet' || status.kind === 'over')
    return (
      <WindowResult
        kind={status.kind}
        address={address}
        place={place}
        recordId={voucher.recordId}
        onLook={onLook}
      />
    );
  if (status.kind === 'signed') {
    const time = checkInTime(status.note);
    return (
      <Result
        kind={isEarlier ? 'earlier' : 'signed'}
        title={t(isEarlier ? 'earlierTitle' : 'checkedInTitle')}
        place={where}
        ways={
          <>
            {code}
            {list}
            {home}
          </>
        }
      >
        {who}
        {time !== '' && <p className={styles.resultTime}>{t('checkedInAt', { time })}</p>}
        {isEarlier && <p>{t('earlierText')}</p>}
      </Result>
    );
  }
  if (status.kind === 'notApproved')
    return (
      <Result
        kind="notApproved"
        title={t('notApprovedTitle')}
        place={where}
        ways={
          <>
            <LinkButton to={minePath(exhibitionId, voucher.recordId)}>{t('toReview')}</LinkButton>
            <Button kind="secondary" onClick={onLook}>
              {t('lookAgain')}
            </Button>
            {home}
          </>
        }
      >
        {who}
        <p>{t('notApprovedText')}</p>
      </Result>
    );
  if (status.kind === 'refused') {
    const { note, reason } = status;
    const time = reason === 'outsideWindow' && place !== undefined ? windowText(place) : '';
    return (
      <Result
        kind="refused"
        title={t('refusedTitle')}
        place={where}
        ways={
          <>
            {reason !== 'unknownPlace' && <Button onClick={() => onAgain([voucher])}>{t('tryAgain')}</Button>}
            {reason === 'notApproved' && (
              <LinkButton kind="secondary" to={minePath(exhibitionId, voucher.recordId)}>
                {t('toReview')}
              </LinkButton>
            )}
            {list}
            {home}
          </>
        }
      >
        {who}
        <p>{t(`refused_${reason}`)}</p>
        {reason === 'other' && note.message !== undefined && note.message !== '' && (
          <p>{t('refusedWords', { message: note.message })}</p>
        )}
        {time !== '' && (
          <p className={styles.resultTime}>
            {t('window')} <span className="l-whole">{time}</span>
          </p>
        )}
        {note.tappedAtMs !== 0 && <p>{t('tappedAt', { time: tappedTime(note) })}</p>}
        <p>{t('showStaff')}</p>
      </Result>
    );
  }
  return (
    <Result
      kind="unconfirmed"
      title={first.unconfirmedTitle}
      place={where}
      ways={
        <>
          {code}
          {list}
          {home}
        </>
      }
    >
      {who}
      {'note' in status && <p>{t('tappedAt', { time: tappedTime(status.note) })}</p>}
      <p>{t('unconfirmedText')}</p>
    </Result>
  );
}
