import type { ReactNode } from 'react';
import type { SignInPlace } from '../../../domain/checkIn/signInPlace.ts';
import { windowText } from '../../../domain/checkIn/signInWindow.ts';
import { useSignInFirstWords } from '../../../language/useSignInFirstWords.ts';
import { useSignInWords } from '../../../language/useSignInWords.ts';
import { organiserText } from '../../../ui/text/organiserText.tsx';

export interface PlaceCardProps {
  readonly place: SignInPlace | undefined;
  /** The server does not answer: what is tapped is saved here first. */
  readonly isUnreached?: boolean;
  readonly children?: ReactNode;
}

/** Where one stands, and from when until when one signs in here. */
export function PlaceCard({ place, isUnreached = false, children }: PlaceCardProps) {
  const { t, language } = useSignInWords();
  const first = useSignInFirstWords();
  const time = place === undefined ? '' : windowText(place);
  const address = organiserText(place?.address, language);
  return (
    <section className="i-place" aria-labelledby="sign-in-place">
      <h2 className="i-place-name" id="sign-in-place">
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
