import type { Decidable } from '#entities/organiser/rules/decidable.ts';
import type { Organiser } from '#entities/organiser/rules/organiser.ts';
import { mayLeave } from '#sending/outgoing/mayLeave.ts';
import type { ReviewDecision } from '#features/organiserCenter/review/useReviewing.ts';
import { type DecisionOutcome, decideOnce } from '../decideOnce.ts';

/** A phone's browser sends six requests at a time to one server, and other reads want their turn too. */
const atATime = 3;

export interface DecidedRow extends DecisionOutcome {
  readonly row: Decidable;
}

/**
 * Decides about several rows, each like a single one: a row that fails does not stop the others, and none leaves under
 * another login. Never rejects.
 * @param onEach called as soon as the outcome of a row is known
 * @returns the outcomes, in no order
 */
export async function decideTogether(
  organiser: Organiser,
  rows: readonly Decidable[],
  decision: ReviewDecision,
  reason: string,
  onEach: () => void,
): Promise<readonly DecidedRow[]> {
  const outcomes: DecidedRow[] = [];
  let next = 0;
  async function decideNext(): Promise<void> {
    const row = rows[next++];
    if (row === undefined) return;
    const outcome: DecisionOutcome = mayLeave({ kind: 'organiser', userId: organiser.userId })
      ? await decideOnce(organiser, row, decision, reason).catch(() => ({
          outcome: 'unknown' as const,
          now: undefined,
        }))
      : { outcome: 'notOrganiser', now: undefined };
    outcomes.push({ ...outcome, row });
    onEach();
    await decideNext();
  }
  await Promise.all(Array.from({ length: atATime }, decideNext));
  return outcomes;
}
