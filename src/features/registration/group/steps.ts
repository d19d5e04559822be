import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

/** The pages of the desk; which one is open stands in the address, so that Back and a reload work. */
export type Step =
  | { readonly at: 'list' | 'paste' | 'copy' | 'review' }
  | { readonly at: 'member'; readonly memberId: string };

export interface Steps {
  readonly step: Step;
  readonly go: (step: Step) => void;
  /** Instead of the page that is open now: Back leads to the one before it. */
  readonly replace: (step: Step) => void;
}

function queryOf(step: Step): Record<string, string> {
  if (step.at === 'member') return { member: step.memberId };
  return step.at === 'list' ? {} : { step: step.at };
}

export function useSteps(): Steps {
  const [query, setQuery] = useSearchParams();
  const memberId = query.get('member');
  const named = query.get('step');
  const known = (['paste', 'copy', 'review'] as const).find((at) => at === named);
  const go = useCallback((step: Step) => setQuery(queryOf(step)), [setQuery]);
  const replace = useCallback((step: Step) => setQuery(queryOf(step), { replace: true }), [setQuery]);
  return { step: memberId === null ? { at: known ?? 'list' } : { at: 'member', memberId }, go, replace };
}
