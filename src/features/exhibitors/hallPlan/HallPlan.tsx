import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAskedAddress } from '#flows/navigation/asked/useAskedAddress.ts';
import { Cell } from '#ui/cells/Cell.tsx';
import { CellGroup } from '#ui/cells/CellGroup.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import type { HallBooth } from '../hallBoothsQuery.ts';
import { layOutHall, type PlanBooth } from './rules/layOutHall.ts';
import { viewOf, wholeWidth } from './rules/planView.ts';
import { BoothSheet } from './BoothSheet.tsx';
import { HereCell } from './HereCell.tsx';
import { PlanFrame } from './PlanFrame.tsx';
import { PlanKey } from './PlanKey.tsx';
import { PlanList } from './PlanList.tsx';
import { useBoothTexts } from './useBoothTexts.ts';
import { type PlanHall, useHere } from './useHere.ts';
import { usePlanMarks } from './usePlanMarks.ts';
import css from './hallPlan.module.css';

export interface HallPlanProps {
  readonly hallId: string;
  /** As it is shown. */
  readonly hall: string;
  readonly halls: readonly PlanHall[];
  readonly stands: readonly HallBooth[];
}

/** What of the hall is in sight, and which booth the address names or a tap has opened. */
function useShownBooth(stands: readonly HallBooth[]) {
  const { params, ask } = useAskedAddress();
  const layout = useMemo(() => layOutHall(stands), [stands]);
  const [openId, setOpenId] = useState('');
  const shownId = params.get('booth') ?? '';
  const booths = useMemo(
    () => layout.rows.reduce<readonly PlanBooth<HallBooth>[]>((all, row) => [...all, ...row.booths], []),
    [layout],
  );
  const boothOf = (id: string) => booths.find(({ stand }) => id !== '' && stand.ExhibitorId === id);
  const shown = boothOf(shownId);
  const [view, setView] = useState(() => (shown ? viewOf(layout, shown) : wholeWidth(layout)));

  function show(id: string) {
    const booth = boothOf(id);
    if (booth !== undefined) setView(viewOf(layout, booth));
    ask({ booth: id });
  }
  // A tap leaves the plan where it is; on Back the booth is in its middle.
  const open = useCallback(
    (id: string) => {
      setOpenId(id);
      ask({ booth: id });
    },
    [ask],
  );
  const close = () => setOpenId('');
  return { layout, view, setView, shownId, shown, show, opened: boothOf(openId)?.stand, open, close };
}

/** The drawing, and below it the same booths as a list. */
export function HallPlan({ hallId, hall, halls, stands }: HallPlanProps) {
  const { t } = useTranslation('hallPlan');
  const { layout, view, setView, shownId, shown, show, opened, open, close } = useShownBooth(stands);
  const marks = usePlanMarks(hallId, stands, halls);
  const { here, lastPlaceId } = useHere(halls);
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
      <CellGroup>
        {shown && (
          <Cell
            icon={<Icon name="place" />}
            title={texts.title(shown.stand)}
            note={[t('shown'), ...texts.states(shown.stand)].join(' · ')}
            onAct={() => open(shownId)}
          />
        )}
        {here && <HereCell here={here} hallId={hallId} halls={halls} onShow={show} />}
      </CellGroup>
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
