import { useCallback, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/** The pages of the group registration; which one is open stands in the address, so that Back and a reload work. */
export type Step =
  | { readonly at: 'list' | 'paste' | 'copy' | 'review' }
  | { readonly at: 'member'; readonly memberId: string };

export interface Steps {
  readonly step: Step;
  readonly go: (step: Step) => void;
  /** Instead of the page that is open now: Back leads to the one before it. */
  readonly replace: (step: Step) => void;
  /** To the list, by the way one came from there: Back never shows the same list twice. */
  readonly toList: () => void;
}

const list: Step = { at: 'list' };

function queryOf(step: Step): Record<string, string> {
  if (step.at === 'member') return { member: step.memberId };
  return step.at === 'list' ? {} : { step: step.at };
}

/** Whether the page before this one is the list; the browser keeps it with the page, also over a reload. */
const isFromList = (state: unknown) => (state as { isFromList?: unknown } | null)?.isFromList === true;

export function useSteps(): Steps {
  const [query, setQuery] = useSearchParams();
  const { key, state } = useLocation();
  const navigate = useNavigate();
  // After Back, an earlier tap must not go back further.
  const openKey = useRef<string>(undefined);
  // Before the page can be tapped.
  useLayoutEffect(() => {
    openKey.current = key;
  }, [key]);

  const memberId = query.get('member');
  const named = query.get('step');
  const known = (['paste', 'copy', 'review'] as const).find((at) => at === named);
  const isList = memberId === null && known === undefined;
  const go = useCallback(
    (step: Step) => setQuery(queryOf(step), { state: { isFromList: isList } }),
    [setQuery, isList],
  );
  const replace = useCallback((step: Step) => setQuery(queryOf(step), { replace: true }), [setQuery]);
  function toList(): void {
    if (openKey.current !== key) return;
    openKey.current = undefined;
    if (isFromList(state) && window.history.length > 1) void navigate(-1);
    else replace(list);
  }
  return {
    step: memberId === null ? { at: known ?? 'list' } : { at: 'member', memberId },
    go,
    replace,
    toList,
  };
}
