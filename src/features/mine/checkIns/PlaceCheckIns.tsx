import { Icon } from '#ui/icons/Icon.tsx';
import { checkInTime, tappedTime } from '#entities/checkIn/rules/checkInTime.ts';
import type { Voucher } from '#entities/voucher/rules/voucher.ts';
import type { LocalCheckIn } from '#entities/checkIn/rules/localCheckIn.ts';
import type { CheckInPlace } from '#entities/checkIn/rules/checkInPlace.ts';
import { windowText } from '#entities/checkIn/rules/checkInWindow.ts';
import { checkInPath } from '#domain/address/paths.ts';
import { dismissRefused } from '#entities/checkIn/localCheckIns.ts';
import { useCheckInFirstWords } from '#language/useCheckInFirstWords.ts';
import { useCheckInWords } from '#language/useCheckInWords.ts';
import { Button } from '#ui/controls/Button.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { organiserText } from '#ui/text/organiserText.tsx';
import { momentReader } from '#ui/values/formatVenueMoment.ts';
import styles from './checkIns.module.css';

interface CheckInStateProps {
  readonly note: LocalCheckIn;
  /** Where several people of this phone may check in. */
  readonly name: string | undefined;
}

const icons = { signed: 'check', waiting: 'time', refused: 'warning' } as const;
const words = { signed: 'stateCheckedIn', waiting: 'stateUnconfirmed', refused: 'stateRefused' } as const;

function CheckInState({ note, name }: CheckInStateProps) {
  const { t, language } = useCheckInWords();
  const reader = momentReader(language);
  const { kind } = note;
  return (
    <li className={`${styles.state} ${styles[`state--${kind}`]}`}>
      <strong className={styles.stateName}>
        <Icon name={icons[kind]} sizeRem={1.125} /> {t(words[kind])}
        {kind === 'signed' && ` · ${checkInTime(note, reader)}`}
      </strong>
      {name !== undefined && <span>{name}</span>}
      {kind === 'refused' && <span>{t(`refused_${note.reason ?? 'other'}`)}</span>}
      {kind !== 'signed' && note.tappedAtMs !== 0 && (
        <span>{t('tappedAt', { time: tappedTime(note, reader) })}</span>
      )}
    </li>
  );
}

export interface PlaceCheckInsProps {
  readonly place: CheckInPlace | undefined;
  readonly notes: readonly LocalCheckIn[];
  readonly held: readonly Voucher[];
}

/** A row of the list: the place, and at the right who checked in there and when. */
export function PlaceCheckIns({ place, notes, held }: PlaceCheckInsProps) {
  const { t, language } = useCheckInWords();
  const first = useCheckInFirstWords();
  const time = place === undefined ? '' : windowText(place, momentReader(language));
  const nameOf = (note: LocalCheckIn) =>
    held.find(({ recordId }) => recordId === note.registrationId)?.name || first.holder;
  const refused = notes.find(({ kind }) => kind === 'refused');
  return (
    <li className={styles.place}>
      <div className={styles.placeWords}>
        <h2 className={styles.placeName}>
          {place === undefined ? t('placeGone') : organiserText(place.name, language)}
        </h2>
        {time !== '' && (
          <p className={styles.window}>
            <span className="x-hidden">{t('window')} </span>
            <span className="l-whole">{time}</span>
          </p>
        )}
      </div>
      {notes.length === 0 && <p className={styles.none}>{t('stateOpen')}</p>}
      {notes.length > 0 && (
        <ul className={styles.states}>
          {notes.map((note) => (
            <CheckInState
              key={note.registrationId}
              note={note}
              name={held.length > 1 ? nameOf(note) : undefined}
            />
          ))}
        </ul>
      )}
      {refused !== undefined && (
        <div className={styles.ways}>
          {place !== undefined && (
            <LinkButton kind="quiet" to={checkInPath(refused.exhibitionId, refused.placeId)}>
              {t('tryAgain')}
            </LinkButton>
          )}
          <Button kind="quiet" onClick={() => dismissRefused(refused.placeId)}>
            {t('dismiss')}
          </Button>
        </div>
      )}
    </li>
  );
}
