import { codePath, homePath } from '../../../domain/address/paths.ts';
import type { CheckInPlace } from '../../../domain/checkIn/checkInPlace.ts';
import { windowText } from '../../../domain/checkIn/checkInWindow.ts';
import type { PlaceAddress } from '../useCheckInStatuses.ts';
import { useCheckInWords } from '../../../language/useCheckInWords.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { LinkButton } from '../../../ui/controls/LinkButton.tsx';
import { organiserText } from '../../../ui/text/organiserText.tsx';
import { Result } from './Result.tsx';
import styles from './results.module.css';

export interface WindowResultProps {
  readonly kind: 'notYet' | 'over';
  readonly address: PlaceAddress;
  readonly place: CheckInPlace | undefined;
  /** The one whose code may be wanted now. */
  readonly recordId?: string | undefined;
  readonly onLook: () => void;
}

/** Not yet, or no more: with the time at which one checks in here. */
export function WindowResult({ kind, address, place, recordId, onLook }: WindowResultProps) {
  const { t, language } = useCheckInWords();
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
        <p className={styles.resultTime}>
          {t('window')} <span className="l-whole">{time}</span>
        </p>
      )}
      <p>{t(`${kind}Text`)}</p>
    </Result>
  );
}
