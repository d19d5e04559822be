import { checkInTime, tappedTime } from '#entities/checkIn/rules/checkInTime.ts';
import type { LocalCheckIn } from '#entities/checkIn/rules/localCheckIn.ts';
import { useCheckInWords } from '#language/useCheckInWords.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import styles from './checkIns.module.css';

export interface CheckInStateProps {
  readonly note: LocalCheckIn;
  /** Where several people of this phone may check in. */
  readonly name: string | undefined;
}

const icons = { signed: 'check', waiting: 'time', refused: 'warning' } as const;
const words = { signed: 'stateCheckedIn', waiting: 'stateUnconfirmed', refused: 'stateRefused' } as const;

export function CheckInState({ note, name }: CheckInStateProps) {
  const { t } = useCheckInWords();
  const { kind } = note;
  return (
    <li className={`${styles.state} ${styles[`state--${kind}`]}`}>
      <strong className={styles.stateName}>
        <Icon name={icons[kind]} sizeRem={1.125} /> {t(words[kind])}
        {kind === 'signed' && ` ${checkInTime(note)}`}
      </strong>
      {name !== undefined && <span>{name}</span>}
      {kind === 'refused' && <span>{t(`refused_${note.reason ?? 'other'}`)}</span>}
      {kind !== 'signed' && note.tappedAtMs !== 0 && <span>{t('tappedAt', { time: tappedTime(note) })}</span>}
    </li>
  );
}
