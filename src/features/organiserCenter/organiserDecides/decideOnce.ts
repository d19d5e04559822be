import type { ApiClient } from '#data/client/apiClient.ts';
import { reviewRefusals } from '#entities/organiser/api/reviewWrites.ts';
import type { Decidable } from '#entities/organiser/rules/decidable.ts';
import type { Organiser } from '#entities/organiser/rules/organiser.ts';
import { changeRow } from '#sending/changeRow.ts';
import { fairNowMs } from '#session/clock/fairClock.ts';
import { services } from '#session/services.ts';
import type { ReviewDecision, ReviewFailure } from '../review/useReviewing.ts';
import { decisionKind } from './decisionKinds.ts';

export interface DecisionOutcome {
  readonly outcome: 'done' | ReviewFailure;
  /** The row as the server last showed it; undefined where it is no more, or was not read. */
  readonly now: Decidable | undefined;
}

/** Decides about one row once: what another organiser has decided, or its author has changed, is not overwritten. */
export async function decideOnce(
  organiser: Organiser,
  seen: Decidable,
  decision: ReviewDecision,
  reason: string,
  marked: readonly string[] = [],
): Promise<DecisionOutcome> {
  const kind = decisionKind(seen.kind);
  const isApproved = decision === 'approve';
  const wanted = isApproved ? 'approved' : 'declined';
  let now: Decidable | undefined;
  const readAgain = async (client: ApiClient) => {
    now = await kind.find(client, organiser, seen.RecordId);
    return now;
  };
  const isAsSeen = (row: Decidable) => row.state === 'waiting' && row.version === seen.version;
  const outcome = await changeRow<Decidable, ReviewFailure>({
    readAgain,
    isAsSeen,
    // The same decision of a colleague is the colleague's.
    holds: ({ state, decided }) =>
      state === wanted && (decided.userId === '' || decided.userId === organiser.userId),
    send: (client) =>
      kind.send(client, seen.RecordId, { isApproved, reason, atMs: fairNowMs(), marked }, organiser.userId),
    refusalOf: (resCode) => reviewRefusals[resCode] ?? 'refused',
  });
  // Refused between the look and the decision: what it is now is not known yet.
  if (outcome === 'changed' && now !== undefined && isAsSeen(now))
    await services()
      .client()
      .then(readAgain)
      .catch(() => undefined);
  return { outcome, now };
}
