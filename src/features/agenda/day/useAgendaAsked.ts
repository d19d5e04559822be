import { useNavigate, useSearchParams } from 'react-router-dom';
import { sameScreenState } from '#flows/navigation/sameScreenState.ts';

export type AgendaView = 'list' | 'timeline';

/** What is shown stands in the address, for Back and a reload. */
export function useAgendaAsked() {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const ask = (change: Readonly<Record<string, string>>) => {
    const next = new URLSearchParams(params);
    for (const [name, value] of Object.entries(change))
      if (value === '') next.delete(name);
      else next.set(name, value);
    void navigate({ search: next.toString() }, { replace: true, state: sameScreenState });
  };
  const view: AgendaView = params.get('view') === 'timeline' ? 'timeline' : 'list';
  return {
    day: params.get('day') ?? '',
    view,
    isUnfolded: params.get('earlier') === '1',
    chooseDay: (day: string) => ask({ day, earlier: '' }),
    chooseView: (chosen: AgendaView) => ask({ view: chosen === 'list' ? '' : chosen }),
    unfold: () => ask({ earlier: '1' }),
  };
}
