import { useTranslation } from 'react-i18next';
import type { Organiser } from '#entities/organiser/rules/organiser.ts';
import { useAction } from '#flows/content/useAction.ts';
import { rereadQueries } from '#data/queries/rereadQueries.ts';
import type { RowChangeFailure } from '#sending/changeRow.ts';
import { services } from '#session/services.ts';
import { renderToast } from '#ui/overlay/appToast.tsx';
import { figuresKey } from '../queries/figureQueries.ts';

export type ReviewDecision = 'approve' | 'decline';
/** `notOrganiser`: the server takes this account for no organiser of the exhibition, or for none any more. */
export type ReviewFailure = RowChangeFailure | 'notOrganiser' | 'refused';

export interface Reviewing {
  readonly running: string | undefined;
  readonly failed: ReviewFailure | undefined;
  /** An approval that is not sent yet; undefined where there is none, or where nothing is held. */
  readonly held?: { readonly untilMs: number; readonly undo: () => void } | undefined;
  /** Resolves with whether it is done; an approval that is held is not. */
  readonly decide: (decision: ReviewDecision, reason?: string) => Promise<boolean>;
}

export interface ReviewingOptions {
  readonly organiser: Organiser;
  /** Of the list that the row stands in. */
  readonly listKey: readonly unknown[];
  readonly send: (decision: ReviewDecision, reason: string) => Promise<'done' | ReviewFailure>;
  /** Said when it is done. */
  readonly done: Readonly<Record<ReviewDecision, string>>;
}

/** Another person has changed the row. */
const isElsewhere = (outcome: string): outcome is 'changed' | 'gone' =>
  outcome === 'changed' || outcome === 'gone';

/** What an organiser decides about one row, once. */
export function useReviewing({ organiser, listKey, send, done }: ReviewingOptions): Reviewing {
  const { t } = useTranslation('organiserCenter');
  const { running, failed, run } = useAction<ReviewFailure>(async (outcome) => {
    // Its card may leave the list.
    if (isElsewhere(outcome)) renderToast(t(`outcome_${outcome}`), { ms: services().times.linkToastMs });
    await Promise.all([
      rereadQueries({ queryKey: listKey }),
      rereadQueries({ queryKey: figuresKey(organiser.exhibitionId) }),
    ]);
  });
  const decide = (decision: ReviewDecision, reason = '') =>
    run({ name: decision, act: () => send(decision, reason), done: done[decision] });
  return { running, failed: failed !== undefined && isElsewhere(failed) ? undefined : failed, decide };
}
