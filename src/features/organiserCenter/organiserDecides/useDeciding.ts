import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { rereadQueries } from '#data/queries/rereadQueries.ts';
import type { Decidable } from '#entities/organiser/rules/decidable.ts';
import type { Organiser } from '#entities/organiser/rules/organiser.ts';
import { useAction } from '#flows/content/useAction.ts';
import { languageOf } from '#language/language.ts';
import { mayLeave } from '#sending/outgoing/mayLeave.ts';
import { services } from '#session/services.ts';
import { renderToast } from '#ui/overlay/appToast.tsx';
import { localize } from '#ui/text/localize.ts';
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
import { useHeldApproval } from './useHeldApproval.ts';

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
 * What an organiser decides about one row of any kind, once. An approval is held first, so that it can be undone.
 * @param marked keys of questions that are to be completed
 */
export function useDeciding(organiser: Organiser, row: Decidable, marked: readonly string[] = []): Reviewing {
  const { t, i18n } = useTranslation('organiserDecides');
  const name = localize(row.title, languageOf(i18n.language)) || t('untitled');
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
  const send = (decision: ReviewDecision, reason: string) =>
    run({
      name: decision,
      act: async () => {
        // Held, it may be sent after another login.
        if (!mayLeave({ kind: 'organiser', userId: organiser.userId })) return 'notOrganiser';
        const { outcome, now } = await decideOnce(organiser, row, decision, reason, marked);
        found.current = now;
        return outcome;
      },
      done: t(decision === 'approve' ? `approved_${row.kind}` : `declined_${row.kind}`),
    });
  const { untilMs, hold, undo } = useHeldApproval(name, () => void send('approve', ''));
  async function decide(decision: ReviewDecision, reason = '') {
    if (decision === 'decline') return send(decision, reason);
    hold();
    return false;
  }
  return {
    running,
    failed: isElsewhere(failed) ? undefined : failed,
    held: untilMs === undefined ? undefined : { untilMs, undo },
    decide,
  };
}
