import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { exhibitorPath } from '#entities/exhibitor/rules/exhibitorPaths.ts';
import { FavouriteButton } from '#entities/favourite/FavouriteButton.tsx';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { Button } from '#ui/controls/Button.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Sheet } from '#ui/overlay/Sheet.tsx';
import type { HallBooth } from '../hallBoothsQuery.ts';
import { summaryOf } from '../rules/summaryOf.ts';
import { setHereBooth } from '#entities/booth/here/hereBooth.ts';
import type { BoothTexts } from './useBoothTexts.ts';
import css from './hallPlan.module.css';

export interface BoothSheetProps {
  readonly stand: HallBooth;
  readonly hallId: string;
  readonly hall: string;
  readonly texts: BoothTexts;
  readonly isHere: boolean;
  /** '' before the first check-in. */
  readonly lastPlaceId: string;
  readonly onClose: () => void;
}

/** The exhibitor of a booth that was tapped. */
export function BoothSheet({ stand, hallId, hall, texts, isHere, lastPlaceId, onClose }: BoothSheetProps) {
  const { t } = useTranslation('hallPlan');
  const exhibitionId = useExhibitionId();
  const { ExhibitorId: exhibitorId, BoothNo: boothNo } = stand;
  const summary = useMemo(() => summaryOf({ ...stand, ExhibitionHallId: hallId }), [stand, hallId]);
  const states = texts.states(stand);

  function setHere() {
    setHereBooth(
      exhibitionId,
      isHere ? undefined : { exhibitorId, hallId, boothNo, afterPlaceId: lastPlaceId },
    );
    onClose();
  }

  return (
    <Sheet title={texts.company(stand)} closeText={t('close')} onClose={onClose}>
      <div className={css['opened']}>
        <p>
          <span className={css['code']}>{texts.number(stand)}</span>
          {hall}
          {states.length > 0 && <span className={css['states']}>{states.join(' · ')}</span>}
        </p>
        <FavouriteButton kind="exhibitor" id={exhibitorId} summary={summary} />
      </div>
      <LinkButton kind="secondary" to={exhibitorPath(exhibitionId, exhibitorId)}>
        {t('open')}
      </LinkButton>
      <Button kind="secondary" onClick={setHere}>
        {isHere ? t('hereEnd') : t('hereSet')}
      </Button>
    </Sheet>
  );
}
