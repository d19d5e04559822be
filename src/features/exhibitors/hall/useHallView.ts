import { useNavigate, useSearchParams } from 'react-router-dom';
import { sameScreenState } from '#flows/navigation/sameScreenState.ts';

export type HallView = 'list' | 'booths';

/** How a hall is shown: kept in the address, for Back and a reload. */
export function useHallView(): readonly [HallView, (view: HallView) => void] {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const choose = (view: HallView) => {
    const written = new URLSearchParams(params);
    if (view === 'list') written.delete('view');
    else written.set('view', view);
    void navigate({ search: written.toString() }, { replace: true, state: sameScreenState });
  };
  return [params.get('view') === 'booths' ? 'booths' : 'list', choose];
}
