import type { ResultsProps } from './RefusedResult.tsx';
import type { PersonAtPlace } from '../useCheckInStatuses.ts';
import { useCheckInFirstWords } from '#language/useCheckInFirstWords.ts';
import { useCheckInWords } from '#language/useCheckInWords.ts';
import { Button } from '#ui/controls/Button.tsx';
import { organiserText } from '#ui/text/organiserText.tsx';
import { PersonRow } from '../place/PersonRow.tsx';
import { Result } from './Result.tsx';
import { CodeLink, HomeLink, CheckInsLink } from './ResultLinks.tsx';
import { WindowResult } from './WindowResult.tsx';
import styles from './results.module.css';

/** What needs action comes first, then what is not confirmed; it succeeds only where all are checked in. */
const gravest = ['refused', 'unconfirmed', 'notApproved', 'notYet', 'over', 'signed'] as const;

export function GroupResult(props: ResultsProps & { readonly people: readonly PersonAtPlace[] }) {
  const { people, address, place, onAgain, onLook } = props;
  const { t, language } = useCheckInWords();
  const words = useCheckInFirstWords();
  const worst = gravest.find((kind) => people.some(({ status }) => status.kind === kind)) ?? 'signed';
  const first = people[0]?.voucher.recordId;
  if (worst === 'notYet' || worst === 'over')
    return <WindowResult kind={worst} address={address} place={place} onLook={onLook} />;
  const isEarlier = worst === 'signed' && people.every((person) => person.isEarlier);
  const signed = people.filter(({ status }) => status.kind === 'signed').length;
  const refused = people.filter(
    ({ status }) => status.kind === 'refused' && status.reason !== 'unknownPlace',
  );
  const title =
    worst === 'unconfirmed'
      ? words.unconfirmedTitle
      : t(isEarlier ? 'earlierTitle' : worst === 'signed' ? 'checkedInTitle' : (`${worst}Title` as const));
  return (
    <Result
      kind={isEarlier ? 'earlier' : worst}
      title={title}
      place={organiserText(place?.name, language)}
      actions={
        <>
          {refused.length > 0 ? (
            <Button onClick={() => onAgain(refused.map(({ voucher }) => voucher))}>{t('tryAgain')}</Button>
          ) : worst === 'signed' || first === undefined ? (
            <HomeLink {...address} />
          ) : (
            <CodeLink recordId={first} />
          )}
          <CheckInsLink {...address} />
        </>
      }
    >
      {signed > 0 && <p className={styles.resultTime}>{t('checkedInMany', { count: signed })}</p>}
      <ul className={`${styles.list} ${styles['list--result']}`}>
        {people.map((person) => (
          <li key={person.voucher.recordId}>
            <PersonRow person={person} />
          </li>
        ))}
      </ul>
      {worst === 'unconfirmed' && <p>{t('unconfirmedText')}</p>}
      {worst === 'refused' && <p>{t('showStaff')}</p>}
    </Result>
  );
}
