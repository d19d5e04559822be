import type { ReactNode } from 'react';
import type { CheckInPlace } from '../../../domain/checkIn/checkInPlace.ts';
import { windowText } from '../../../domain/checkIn/checkInWindow.ts';
import { useCheckInFirstWords } from '../../../language/useCheckInFirstWords.ts';
import { useCheckInWords } from '../../../language/useCheckInWords.ts';
import { organiserText } from '../../../ui/text/organiserText.tsx';

export interface PlaceCardProps {
  readonly place: CheckInPlace | undefined;
  /** The server does not answer: what is tapped is saved here first. */
  readonly isUnreached?: boolean;
  readonly children?: ReactNode;
}

/** Where one stands, and from when until when one checks in here. */
export function PlaceCard({ place, isUnreached = false, children }: PlaceCardProps) {
  const { t, language } = useCheckInWords();
  const first = useCheckInFirstWords();
  const time = place === undefined ? '' : windowText(place);
  const address = organiserText(place?.address, language);
  return (
    <section className="i-place" aria-labelledby="check-in-place">
      <h2 className="i-place-name" id="check-in-place">
        {organiserText(place?.name, language) || first.nameless}
      </h2>
      {children}
      {address !== '' && <p className="i-place-text">{address}</p>}
      {time !== '' && (
        <p className="i-place-text">
          {t('window')} <span className="l-whole">{time}</span>
        </p>
      )}
      {place?.needsApproval === true && <p className="i-place-text">{t('approvedOnly')}</p>}
      {isUnreached && (
        <p className="i-place-note" data-announce="">
          {t('withoutNetwork')}
        </p>
      )}
    </section>
  );
}
