import type { ReactNode } from 'react';
import type { CheckInPlace } from '#entities/checkIn/rules/checkInPlace.ts';
import { windowText } from '#entities/checkIn/rules/checkInWindow.ts';
import { useCheckInWords } from '#language/useCheckInWords.ts';
import { organiserText } from '#ui/text/organiserText.tsx';
import { momentReader } from '#ui/values/formatVenueMoment.ts';
import styles from './checkIn.module.css';

export interface PlaceFactsProps {
  readonly place: CheckInPlace | undefined;
  /** The server does not answer: what is tapped is saved here first. */
  readonly isUnreached?: boolean;
  readonly children?: ReactNode;
}

/** Below the name of a place: where it is, when, for which visitors. */
export function PlaceFacts({ place, isUnreached = false, children }: PlaceFactsProps) {
  const { t, language } = useCheckInWords();
  const time = place === undefined ? '' : windowText(place, momentReader(language));
  const address = organiserText(place?.address, language);
  return (
    <>
      {/* Its height is there from the start, so that nothing moves when it is known. */}
      <div className={styles.facts}>
        {address !== '' && <p className={styles.placeText}>{address}</p>}
        {time !== '' && (
          <p className={styles.placeText}>
            {t('window')} <span className="l-whole">{time}</span>
          </p>
        )}
        {place?.needsApproval === true && <p className={styles.placeText}>{t('approvedOnly')}</p>}
      </div>
      {children}
      {isUnreached && (
        <p className={styles.placeNote} data-announce="">
          {t('withoutNetwork')}
        </p>
      )}
    </>
  );
}
