import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { rereadQueries } from '#data/queries/rereadQueries.ts';
import type { Decidable } from '#entities/organiser/rules/decidable.ts';
import type { Organiser } from '#entities/organiser/rules/organiser.ts';
import { useAction } from '#flows/content/useAction.ts';
import { services } from '#session/services.ts';
import { renderToast } from '#ui/overlay/appToast.tsx';
import { figuresKey } from '../queries/figureQueries.ts';
import {
  waitingAppointmentsKey,
  waitingRegistrationsKey,
  waitingTeamsKey,
} from '../queries/reviewQueries.ts';
import type { ReviewDecision, ReviewFailure, Reviewing } from '../review/useReviewing.ts';
import { decideOnce } from './decideOnce.ts';
import { decisionsKey } from './decisionQueries.ts';
import { useMeanwhile } from './useDecisionWords.ts';

/** Reads again every list and figure that a decision changes. */
export const rereadDecided = (exhibitionId: string) =>
  Promise.all(
    [decisionsKey, figuresKey, waitingAppointmentsKey, waitingRegistrationsKey, waitingTeamsKey].map(
      (keyOf) => rereadQueries({ queryKey: keyOf(exhibitionId) }),
    ),
  );

/** Another person has decided, changed or removed it: that is said, and nothing is overwritten. */
const isElsewhere = (outcome: string | undefined): boolean => outcome === 'changed' || outcome === 'gone';

/**
 * What an organiser decides about one row of any kind, once.
 * @param marked keys of questions that are to be completed
 */
export function useDeciding(organiser: Organiser, row: Decidable, marked: readonly string[] = []): Reviewing {
  const { t } = useTranslation('organiserDecides');
  const meanwhile = useMeanwhile();
  const found = useRef<Decidable>(undefined);
  const { running, failed, run } = useAction<ReviewFailure>(async (outcome) => {
    // Its card leaves the list.
    if (isElsewhere(outcome))
      renderToast(meanwhile(outcome === 'gone' ? undefined : found.current), {
        ms: services().times.linkToastMs,
      });
    await rereadDecided(organiser.exhibitionId);
  });
  const decide = (decision: ReviewDecision, reason = '') =>
    run({
      name: decision,
      act: async () => {
        const { outcome, now } = await decideOnce(organiser, row, decision, reason, marked);
        found.current = now;
        return outcome;
      },
      done: t(decision === 'approve' ? `approved_${row.kind}` : `declined_${row.kind}`),
    });
  return { running, failed: isElsewhere(failed) ? undefined : failed, decide };
}
