import type { PersonAtPlace } from '../useCheckInStatuses.ts';
import { useCheckInFirstWords } from '#language/useCheckInFirstWords.ts';
import { type CheckInWord, useCheckInWords } from '#language/useCheckInWords.ts';
import { checkInTime } from '#entities/checkIn/rules/checkInTime.ts';
import { ResultSign, type ResultKind } from '../result/ResultSign.tsx';
import { momentReader } from '#ui/values/formatVenueMoment.ts';
import styles from '../result/results.module.css';

const words: Record<PersonAtPlace['status']['kind'], CheckInWord> = {
  free: 'stateOpen',
  signed: 'stateCheckedIn',
  sending: 'stateSending',
  unconfirmed: 'stateUnconfirmed',
  refused: 'stateRefused',
  notApproved: 'stateNotApproved',
  notYet: 'notYetTitle',
  over: 'overTitle',
};

/** The sign of a status; none while there is nothing to say. */
function signOf(kind: PersonAtPlace['status']['kind']): ResultKind | undefined {
  return kind === 'free' || kind === 'sending' ? undefined : kind;
}

export function PersonRow({ person }: { readonly person: PersonAtPlace }) {
  const { t, language } = useCheckInWords();
  const first = useCheckInFirstWords();
  const { voucher, status } = person;
  const sign = signOf(status.kind);
  const time = status.kind === 'signed' ? checkInTime(status.note, momentReader(language)) : '';
  const reason = status.kind === 'refused' ? t(`refused_${status.reason}`) : '';
  return (
    <div className={`${styles.row} ${styles[`row--${status.kind}`]}`}>
      {sign !== undefined && <ResultSign kind={sign} />}
      <span className={styles.rowWords}>
        <strong>{voucher.name || first.holder}</strong>
        <span>
          {t(words[status.kind])}
          {time !== '' && ` · ${time}`}
        </span>
        {reason !== '' && <span>{reason}</span>}
      </span>
    </div>
  );
}
