import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Cell } from '#ui/cells/Cell.tsx';
import { CellGroup } from '#ui/cells/CellGroup.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import type { HallBooth } from '../hallBoothsQuery.ts';
import { layOutHall } from './rules/layOutHall.ts';
import { BoothSheet } from './BoothSheet.tsx';
import { HereCell } from './HereCell.tsx';
import { PlanFrame } from './PlanFrame.tsx';
import { PlanKey } from './PlanKey.tsx';
import { PlanList } from './PlanList.tsx';
import { useBoothTexts } from './useBoothTexts.ts';
import { type Halls, useHere } from '#entities/booth/here/useHere.ts';
import { useShownBooth } from './useShownBooth.ts';
import { usePlanMarks } from './usePlanMarks.ts';
import css from './hallPlan.module.css';

interface HallPlanProps {
  readonly hallId: string;
  /** As it is shown. */
  readonly hall: string;
  readonly halls: Halls;
  readonly stands: readonly HallBooth[];
}

/** The drawing, and below it the same booths as a list. */
export function HallPlan({ hallId, hall, halls, stands }: HallPlanProps) {
  const { t } = useTranslation('hallPlan');
  const layout = useMemo(() => layOutHall(stands), [stands]);
  const marks = usePlanMarks(hallId, stands, halls);
  const { here, lastPlaceId } = useHere(halls);
  const { view, setView, shownId, shown, show, opened, open, close } = useShownBooth(layout);
  const texts = useBoothTexts(marks, here?.exhibitorId ?? '');
  return (
    <>
      <PlanFrame
        layout={layout}
        label={t('title', { hall })}
        view={view}
        onView={setView}
        marks={marks}
        hereId={here?.exhibitorId ?? ''}
        shownId={shownId}
        onOpen={open}
      />
      <p className={css['note']}>{t('note')}</p>
      <PlanKey />
      {(shown || here) && (
        <CellGroup>
          {shown && (
            <Cell
              icon={<Icon name="place" />}
              title={texts.title(shown)}
              note={[t('shown'), ...texts.states(shown)].join(' · ')}
              onAct={() => open(shownId)}
            />
          )}
          {here && <HereCell here={here} hallId={hallId} halls={halls} onShow={show} />}
        </CellGroup>
      )}
      {shownId !== '' && shown === undefined && <p className={css['note']}>{t('boothGone')}</p>}
      <PlanList layout={layout} hall={hall} texts={texts} onOpen={open} />
      {opened && (
        <BoothSheet
          stand={opened}
          hallId={hallId}
          hall={hall}
          texts={texts}
          isHere={here?.exhibitorId === opened.ExhibitorId}
          lastPlaceId={lastPlaceId}
          onClose={close}
        />
      )}
    </>
  );
}
