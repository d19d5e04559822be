import { minePath } from '#domain/address/minePaths.ts';
import { checkInTime, tappedTime } from '#entities/checkIn/rules/checkInTime.ts';
import type { LocalCheckIn } from '#entities/checkIn/rules/localCheckIn.ts';
import { useCheckInFirstWords } from '#language/useCheckInFirstWords.ts';
import { useCheckInWords } from '#language/useCheckInWords.ts';
import { Button } from '#ui/controls/Button.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { organiserText } from '#ui/text/organiserText.tsx';
import { PersonName } from './PersonName.tsx';
import { RefusedResult, type PersonResultProps } from './RefusedResult.tsx';
import { Result } from './Result.tsx';
import { CodeLink, HomeLink, CheckInsLink } from './ResultLinks.tsx';
import { WindowResult } from './WindowResult.tsx';
import { momentReader } from '#ui/values/formatVenueMoment.ts';
import styles from './results.module.css';

export function PersonResult(props: PersonResultProps) {
  const { address, place, onLook, person } = props;
  const { status } = person;
  switch (status.kind) {
    case 'notYet':
    case 'over':
      return <WindowResult {...{ address, place, onLook }} kind={status.kind} />;
    case 'signed':
      return <SignedResult {...props} note={status.note} />;
    case 'notApproved':
      return <NotApprovedResult {...props} />;
    case 'refused':
      return <RefusedResult {...props} status={status} />;
    default:
      return <UnconfirmedResult {...props} note={'note' in status ? status.note : undefined} />;
  }
}

function SignedResult(props: PersonResultProps & { readonly note: LocalCheckIn }) {
  const { person, address, place, note } = props;
  const { t, language } = useCheckInWords();
  const { isEarlier, voucher } = person;
  const time = checkInTime(note, momentReader(language));
  return (
    <Result
      kind={isEarlier ? 'earlier' : 'signed'}
      title={t(isEarlier ? 'earlierTitle' : 'checkedInTitle')}
      place={organiserText(place?.name, language)}
      actions={
        <>
          <HomeLink {...address} />
          <CheckInsLink {...address} />
        </>
      }
    >
      <PersonName {...voucher} />
      {time !== '' && <p className={styles.resultTime}>{t('checkedInAt', { time })}</p>}
      {isEarlier && <p>{t('earlierText')}</p>}
    </Result>
  );
}

function NotApprovedResult({ person, address, place, onLook }: PersonResultProps) {
  const { t, language } = useCheckInWords();
  const { voucher } = person;
  return (
    <Result
      kind="notApproved"
      title={t('notApprovedTitle')}
      place={organiserText(place?.name, language)}
      actions={
        <>
          <LinkButton to={minePath(address.exhibitionId, voucher.recordId)}>{t('toReview')}</LinkButton>
          <Button kind="quiet" onClick={onLook}>
            {t('refresh')}
          </Button>
        </>
      }
    >
      <PersonName {...voucher} />
      <p>{t('notApprovedText')}</p>
    </Result>
  );
}

function UnconfirmedResult(props: PersonResultProps & { readonly note: LocalCheckIn | undefined }) {
  const { person, address, place, note } = props;
  const { t, language } = useCheckInWords();
  const first = useCheckInFirstWords();
  return (
    <Result
      kind="unconfirmed"
      title={first.unconfirmedTitle}
      place={organiserText(place?.name, language)}
      actions={
        <>
          <CodeLink recordId={person.voucher.recordId} />
          <CheckInsLink {...address} />
        </>
      }
    >
      <PersonName {...person.voucher} />
      {note !== undefined && <p>{t('tappedAt', { time: tappedTime(note, momentReader(language)) })}</p>}
      <p>{t('unconfirmedText')}</p>
    </Result>
  );
}
