import { useCallback, useState } from 'react';
import { useAskedAddress } from '#flows/navigation/asked/useAskedAddress.ts';
import type { HallBooth } from '../hallBoothsQuery.ts';
import type { HallLayout, PlanBooth } from './rules/layOutHall.ts';
import { viewOf, wholeWidth } from './rules/planView.ts';

function boothOf(layout: HallLayout<HallBooth>, id: string): PlanBooth<HallBooth> | undefined {
  if (id === '') return undefined;
  for (const { booths } of layout.rows) {
    const found = booths.find(({ stand }) => stand.ExhibitorId === id);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** What of the plan is in view, the booth that the address names, and the one whose sheet is open. */
export function useShownBooth(layout: HallLayout<HallBooth>) {
  const { params, ask } = useAskedAddress();
  const [openId, setOpenId] = useState('');
  const shownId = params.get('booth') ?? '';
  const shown = boothOf(layout, shownId);
  const [view, setView] = useState(() => (shown ? viewOf(layout, shown) : wholeWidth(layout)));

  function show(id: string) {
    const booth = boothOf(layout, id);
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
  const opened = boothOf(layout, openId)?.stand;
  return { view, setView, shownId, shown: shown?.stand, show, opened, open, close: () => setOpenId('') };
}
