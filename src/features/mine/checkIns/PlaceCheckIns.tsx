import type { Voucher } from '../../../device/vouchers/voucher.ts';
import { checkInTime, tappedTime } from '../../../domain/checkIn/checkInTime.ts';
import type { LocalCheckIn } from '../../../domain/checkIn/localCheckIn.ts';
import type { CheckInPlace } from '../../../domain/checkIn/checkInPlace.ts';
import { windowText } from '../../../domain/checkIn/checkInWindow.ts';
import { checkInPath } from '../../../domain/address/paths.ts';
import { dismissRefused } from '../../../flows/checkIn/localCheckIns.ts';
import { useCheckInFirstWords } from '../../../language/useCheckInFirstWords.ts';
import { useCheckInWords } from '../../../language/useCheckInWords.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Card } from '../../../ui/page/Card.tsx';
import { LinkButton } from '../../../ui/controls/LinkButton.tsx';
import { organiserText } from '../../../ui/text/organiserText.tsx';
import mineStyles from '../mine.module.css';
import checkInsStyles from './checkIns.module.css';

export interface PlaceCheckInsProps {
  readonly place: CheckInPlace | undefined;
  readonly notes: readonly LocalCheckIn[];
  readonly held: readonly Voucher[];
}

const marks = {
  signed: 'M5 10.5l3.2 3.2L15 6.5',
  waiting: 'M10 4.5v7M7 9l3 3l3-3M5.5 15h9',
  refused: 'M10 4.5v7M10 15v.5',
} as const;
const words = { signed: 'stateCheckedIn', waiting: 'stateUnconfirmed', refused: 'stateRefused' } as const;

export function PlaceCheckIns({ place, notes, held }: PlaceCheckInsProps) {
  const { t, language } = useCheckInWords();
  const first = useCheckInFirstWords();
  const time = place === undefined ? '' : windowText(place);
  const nameOf = (note: LocalCheckIn) =>
    held.find(({ recordId }) => recordId === note.registrationId)?.name || first.holder;
  const refused = notes.find(({ kind }) => kind === 'refused');
  return (
    <Card title={place === undefined ? t('placeGone') : organiserText(place.name, language)}>
      {time !== '' && (
        <p className={mineStyles.note}>
          {t('window')} <span className="l-whole">{time}</span>
        </p>
      )}
      {notes.length === 0 && (
        <p className={`${checkInsStyles.signed} ${checkInsStyles['signed--none']}`}>{t('stateOpen')}</p>
      )}
      <ul className={checkInsStyles.signedList}>
        {notes.map((note) => (
          <li
            key={note.registrationId}
            className={`${checkInsStyles.signed} ${checkInsStyles[`signed--${note.kind}`]}`}
          >
            <svg
              className={checkInsStyles.signedMark}
              viewBox="0 0 20 20"
              aria-hidden="true"
              focusable="false"
            >
              <path d={marks[note.kind]} />
            </svg>
            <span className={checkInsStyles.signedWords}>
              <strong>
                {t(words[note.kind])}
                {note.kind === 'signed' && ` ${checkInTime(note)}`}
              </strong>
              {held.length > 1 && <span>{nameOf(note)}</span>}
              {note.kind === 'refused' && <span>{t(`refused_${note.reason ?? 'other'}`)}</span>}
              {note.kind !== 'signed' && note.tappedAtMs !== 0 && (
                <span>{t('tappedAt', { time: tappedTime(note) })}</span>
              )}
            </span>
          </li>
        ))}
      </ul>
      {refused !== undefined && place !== undefined && (
        <LinkButton kind="secondary" to={checkInPath(refused.exhibitionId, refused.placeId)}>
          {t('tryAgain')}
        </LinkButton>
      )}
      {refused !== undefined && (
        <Button kind="quiet" onClick={() => dismissRefused(refused.placeId)}>
          {t('dismiss')}
        </Button>
      )}
    </Card>
  );
}
