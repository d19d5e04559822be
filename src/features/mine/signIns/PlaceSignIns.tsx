import type { Voucher } from '../../../device/vouchers/voucher.ts';
import { signedTime, tappedTime } from '../../../domain/checkIn/signedTime.ts';
import type { SignInNote } from '../../../domain/checkIn/signInNote.ts';
import type { SignInPlace } from '../../../domain/checkIn/signInPlace.ts';
import { windowText } from '../../../domain/checkIn/signInWindow.ts';
import { signInPath } from '../../../domain/address/paths.ts';
import { dismissRefused } from '../../../flows/checkIn/signInNotes.ts';
import { useSignInFirstWords } from '../../../language/useSignInFirstWords.ts';
import { useSignInWords } from '../../../language/useSignInWords.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Card } from '../../../ui/page/Card.tsx';
import { LinkButton } from '../../../ui/controls/LinkButton.tsx';
import { organiserText } from '../../../ui/text/organiserText.tsx';

export interface PlaceSignInsProps {
  readonly place: SignInPlace | undefined;
  readonly notes: readonly SignInNote[];
  readonly held: readonly Voucher[];
}

const marks = {
  signed: 'M5 10.5l3.2 3.2L15 6.5',
  waiting: 'M10 4.5v7M7 9l3 3l3-3M5.5 15h9',
  refused: 'M10 4.5v7M10 15v.5',
} as const;
const words = { signed: 'stateSigned', waiting: 'stateUnconfirmed', refused: 'stateRefused' } as const;

/** One place: who of this phone is checked in there, and since when. What needs action links to the place. */
export function PlaceSignIns({ place, notes, held }: PlaceSignInsProps) {
  const { t, language } = useSignInWords();
  const first = useSignInFirstWords();
  const time = place === undefined ? '' : windowText(place);
  const nameOf = (note: SignInNote) =>
    held.find(({ recordId }) => recordId === note.registrationId)?.name || first.holder;
  const refused = notes.find(({ kind }) => kind === 'refused');
  return (
    <Card title={place === undefined ? t('placeGone') : organiserText(place.name, language)}>
      {time !== '' && (
        <p className="m-note">
          {t('window')} <span className="l-whole">{time}</span>
        </p>
      )}
      {notes.length === 0 && <p className="m-signed m-signed--none">{t('stateOpen')}</p>}
      <ul className="m-signed-list">
        {notes.map((note) => (
          <li key={note.registrationId} className={`m-signed m-signed--${note.kind}`}>
            <svg className="m-signed-mark" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
              <path d={marks[note.kind]} />
            </svg>
            <span className="m-signed-words">
              <strong>
                {t(words[note.kind])}
                {note.kind === 'signed' && ` ${signedTime(note)}`}
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
        <LinkButton kind="secondary" to={signInPath(refused.exhibitionId, refused.placeId)}>
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
