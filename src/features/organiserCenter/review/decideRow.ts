import type { ApiClient } from '#data/client/apiClient.ts';
import type { SentOnce } from '#data/client/outcomeOf.ts';
import { reviewRefusals } from '#entities/organiser/api/reviewWrites.ts';
import { changeRow } from '#sending/changeRow.ts';
import { services } from '#session/services.ts';
import type { ReviewFailure } from './useReviewing.ts';

export interface RowOutcome<T> {
  readonly outcome: 'done' | ReviewFailure;
  /** The row as the server last showed it; undefined where it is no more, or was not read. */
  readonly now: T | undefined;
}

export interface RowDecision<T> {
  /** In whatever state it is; undefined where it is no more. @throws ApiProblem */
  readonly find: (client: ApiClient) => Promise<T | undefined>;
  /** Whether it still waits, and is what the organiser has seen. */
  readonly isAsSeen: (now: T) => boolean;
  /** Whether it is decided as wanted. */
  readonly isSo: (now: T) => boolean;
  /** Who has decided it; '' where the server does not note it. */
  readonly decidedBy: (now: T) => string;
  readonly send: (client: ApiClient) => Promise<SentOnce>;
}

/**
 * Decides about one row once: what another organiser has decided, or its author has changed, is not overwritten. The same
 * decision of a colleague is the colleague's; one of this user, of which no answer came, is done.
 */
export async function decideRow<T>(userId: string, decision: RowDecision<T>): Promise<RowOutcome<T>> {
  const { find, isAsSeen, isSo, decidedBy, send } = decision;
  let now: T | undefined;
  const readAgain = async (client: ApiClient) => {
    now = await find(client);
    return now;
  };
  const isOwn = (row: T) => decidedBy(row) === '' || decidedBy(row) === userId;
  const holds = (row: T) => isSo(row) && isOwn(row);
  const outcome = await changeRow<T, ReviewFailure>({
    readAgain,
    isAsSeen,
    holds,
    send,
    refusalOf: (resCode) => reviewRefusals[resCode] ?? 'refused',
  });
  // Refused between the look and the decision: what it is now is not known yet.
  if (outcome === 'changed' && now !== undefined && isAsSeen(now))
    await services()
      .client()
      .then(readAgain)
      .catch(() => undefined);
  // Another tab of this user was faster with the same decision.
  if (outcome === 'changed' && now !== undefined && isSo(now) && decidedBy(now) === userId)
    return { outcome: 'done', now };
  // No answer came, and meanwhile another person has decided or changed it.
  if (outcome === 'notDone' && now !== undefined && !isAsSeen(now)) return { outcome: 'changed', now };
  return { outcome, now };
}
