import type { Voucher } from '../../../device/vouchers/voucher.ts';
import { minePath } from '../../../domain/address/minePaths.ts';
import { codePath, homePath } from '../../../domain/address/paths.ts';
import { signedTime, tappedTime } from '../../../domain/checkIn/signedTime.ts';
import type { SignInPlace } from '../../../domain/checkIn/signInPlace.ts';
import { windowText } from '../../../domain/checkIn/signInWindow.ts';
import { mySignInsPath } from '../../../domain/address/signInPaths.ts';
import type { PersonAtPlace, PlaceAddress } from '../useStandings.ts';
import { useSignInFirstWords } from '../../../language/useSignInFirstWords.ts';
import { useSignInWords } from '../../../language/useSignInWords.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { LinkButton } from '../../../ui/controls/LinkButton.tsx';
import { organiserText } from '../../../ui/text/organiserText.tsx';
import { Result } from './Result.tsx';
import { WindowResult } from './WindowResult.tsx';

export interface ResultsProps {
  readonly address: PlaceAddress;
  readonly place: SignInPlace | undefined;
  readonly onAgain: (chosen: readonly Voucher[]) => void;
  readonly onLook: () => void;
}

/** What came of it for the one person of this phone. */
export function PersonResult(props: ResultsProps & { readonly person: PersonAtPlace }) {
  const { person, address, place, onAgain, onLook } = props;
  const { t, language } = useSignInWords();
  const first = useSignInFirstWords();
  const { voucher, standing, isEarlier } = person;
  const { exhibitionId } = address;
  const where = organiserText(place?.name, language);
  const who = voucher.name === '' ? null : <p className="i-result-who">{voucher.name}</p>;
  const code = <LinkButton to={codePath(voucher.recordId)}>{t('showCode')}</LinkButton>;
  const list = (
    <LinkButton kind="secondary" to={mySignInsPath(exhibitionId)}>
      {t('mySignIns')}
    </LinkButton>
  );
  const home = (
    <LinkButton kind="quiet" to={homePath(exhibitionId)}>
      {t('home')}
    </LinkButton>
  );

  if (standing.kind === 'notYet' || standing.kind === 'over')
    return (
      <WindowResult
        kind={standing.kind}
        address={address}
        place={place}
        recordId={voucher.recordId}
        onLook={onLook}
      />
    );
  if (standing.kind === 'signed') {
    const time = signedTime(standing.note);
    return (
      <Result
        kind={isEarlier ? 'earlier' : 'signed'}
        title={t(isEarlier ? 'earlierTitle' : 'signedTitle')}
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
        {time !== '' && <p className="i-result-time">{t('signedAt', { time })}</p>}
        {isEarlier && <p>{t('earlierText')}</p>}
      </Result>
    );
  }
  if (standing.kind === 'notApproved')
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
  if (standing.kind === 'refused') {
    const { note, reason } = standing;
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
          <p className="i-result-time">
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
      {'note' in standing && <p>{t('tappedAt', { time: tappedTime(standing.note) })}</p>}
      <p>{t('unconfirmedText')}</p>
    </Result>
  );
}
