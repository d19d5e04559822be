import type { Decidable } from '#entities/organiser/rules/decidable.ts';
import type { Organiser } from '#entities/organiser/rules/organiser.ts';
import { fairNowMs } from '#session/clock/fairClock.ts';
import { decideRow, type RowOutcome } from '../review/decideRow.ts';
import type { ReviewDecision } from '../review/useReviewing.ts';
import { decisionKind } from './decisionKinds.ts';

export type DecisionOutcome = RowOutcome<Decidable>;

/** Decides about one row of any kind once. */
export function decideOnce(
  organiser: Organiser,
  seen: Decidable,
  decision: ReviewDecision,
  reason: string,
  marked: readonly string[] = [],
): Promise<DecisionOutcome> {
  const kind = decisionKind(seen.kind);
  const isApproved = decision === 'approve';
  const wanted = isApproved ? 'approved' : 'declined';
  return decideRow<Decidable>(organiser.userId, {
    find: (client) => kind.find(client, organiser, seen.RecordId),
    isAsSeen: ({ state, version }) => state === 'waiting' && version === seen.version,
    isSo: ({ state }) => state === wanted,
    decidedBy: ({ decided }) => decided.userId,
    send: (client) =>
      kind.send(client, seen.RecordId, { isApproved, reason, atMs: fairNowMs(), marked }, organiser.userId),
  });
}
