import { codePath, homePath } from '../../../domain/address/paths.ts';
import type { SignInPlace } from '../../../domain/checkIn/signInPlace.ts';
import { windowText } from '../../../domain/checkIn/signInWindow.ts';
import type { PlaceAddress } from '../useStandings.ts';
import { useSignInWords } from '../../../language/useSignInWords.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { LinkButton } from '../../../ui/controls/LinkButton.tsx';
import { organiserText } from '../../../ui/text/organiserText.tsx';
import { Result } from './Result.tsx';

export interface WindowResultProps {
  readonly kind: 'notYet' | 'over';
  readonly address: PlaceAddress;
  readonly place: SignInPlace | undefined;
  /** The one whose code may be wanted now. */
  readonly recordId?: string | undefined;
  readonly onLook: () => void;
}

/** Not yet, or no more: with the time at which one signs in here. */
export function WindowResult({ kind, address, place, recordId, onLook }: WindowResultProps) {
  const { t, language } = useSignInWords();
  const time = place === undefined ? '' : windowText(place);
  return (
    <Result
      kind={kind}
      title={t(`${kind}Title`)}
      place={organiserText(place?.name, language)}
      ways={
        <>
          {kind === 'notYet' && <Button onClick={onLook}>{t('lookAgain')}</Button>}
          {recordId !== undefined && (
            <LinkButton kind={kind === 'notYet' ? 'secondary' : 'primary'} to={codePath(recordId)}>
              {t('showCode')}
            </LinkButton>
          )}
          <LinkButton kind="quiet" to={homePath(address.exhibitionId)}>
            {t('home')}
          </LinkButton>
        </>
      }
    >
      {time !== '' && (
        <p className="i-result-time">
          {t('window')} <span className="l-whole">{time}</span>
        </p>
      )}
      <p>{t(`${kind}Text`)}</p>
    </Result>
  );
}
