import type { CheckInPlace } from '#entities/checkIn/rules/checkInPlace.ts';
import type { PlaceAddress } from '../useCheckInStatuses.ts';
import { useCheckInWords } from '#language/useCheckInWords.ts';
import { Button } from '#ui/controls/Button.tsx';
import { organiserText } from '#ui/text/organiserText.tsx';
import { Result } from './Result.tsx';
import { HomeLink } from './ResultLinks.tsx';
import { WindowTime } from './WindowTime.tsx';

export interface WindowResultProps {
  readonly kind: 'notYet' | 'over';
  readonly address: PlaceAddress;
  readonly place: CheckInPlace | undefined;
  readonly onLook: () => void;
}

export function WindowResult({ kind, address, place, onLook }: WindowResultProps) {
  const { t, language } = useCheckInWords();
  return (
    <Result
      kind={kind}
      title={t(`${kind}Title`)}
      place={organiserText(place?.name, language)}
      actions={
        kind === 'notYet' ? (
          <>
            <Button onClick={onLook}>{t('refresh')}</Button>
            <HomeLink {...address} kind="quiet" />
          </>
        ) : (
          <HomeLink {...address} />
        )
      }
    >
      <WindowTime place={place} />
      <p>{t(`${kind}Text`)}</p>
    </Result>
  );
}
