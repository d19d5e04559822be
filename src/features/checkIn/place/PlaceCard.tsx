import type { ReactNode } from 'react';
import type { CheckInPlace } from '../../../domain/checkIn/checkInPlace.ts';
import { windowText } from '../../../domain/checkIn/checkInWindow.ts';
import { useCheckInFirstWords } from '../../../language/useCheckInFirstWords.ts';
import { useCheckInWords } from '../../../language/useCheckInWords.ts';
import { organiserText } from '../../../ui/text/organiserText.tsx';
import styles from './checkIn.module.css';

export interface PlaceCardProps {
  readonly place: CheckInPlace | undefined;
  /** The server does not answer: what is tapped is saved here first. */
  readonly isUnreached?: boolean;
  readonly children?: ReactNode;
}

export function PlaceCard({ place, isUnreached = false, children }: PlaceCardProps) {
  const { t, language } = useCheckInWords();
  const first = useCheckInFirstWords();
  const time = place === undefined ? '' : windowText(place);
  const address = organiserText(place?.address, language);
  return (
    <section className={styles.place} aria-labelledby="check-in-place">
      <h2 className={styles.placeName} id="check-in-place">
        {organiserText(place?.name, language) || first.nameless}
      </h2>
      {children}
      {address !== '' && <p className={styles.placeText}>{address}</p>}
      {time !== '' && (
        <p className={styles.placeText}>
          {t('window')} <span className="l-whole">{time}</span>
        </p>
      )}
      {place?.needsApproval === true && <p className={styles.placeText}>{t('approvedOnly')}</p>}
      {isUnreached && (
        <p className={styles.placeNote} data-announce="">
          {t('withoutNetwork')}
        </p>
      )}
    </section>
  );
}
