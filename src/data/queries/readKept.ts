import type { QueryFunctionContext } from '@tanstack/react-query';
import { services } from '#session/services.ts';
import { forgetAnswer, keepAnswer, type KeptAnswer, type KeptPlace, readKeptAnswer } from './keptAnswers.ts';

/** A database that takes longer does not keep the server waiting. */
const patienceMs = 300;
/** Writing takes some milliseconds, which the first picture needs. */
const keepsAfterMs = 1_000;

/**
 * Reads an answer of public rows and keeps it on the phone. Until, or unless, it is read, the query has what the phone has kept,
 * with the time at which that was read: also after the page was closed.
 * @param wrap makes the query's data of what one read answers
 */
export async function readKept<T>(
  context: Pick<QueryFunctionContext, 'client' | 'queryKey'>,
  place: KeptPlace | undefined,
  read: () => Promise<T>,
  wrap: (answer: T) => unknown = (answer) => answer,
): Promise<T> {
  if (place === undefined) return read();
  await showKept(context, readKeptAnswer(place), (kept) => wrap(kept as T));
  const answer = await read();
  keepSoon(context, place, { answer, readAtMs: services().now() });
  return answer;
}

/** Keeps what a query has; `null` is what the server has no more. */
export function keepSoon(
  { client, queryKey }: Pick<QueryFunctionContext, 'client' | 'queryKey'>,
  place: KeptPlace,
  kept: KeptAnswer,
): void {
  setTimeout(() => {
    // Logging out has removed everything that was read.
    if (client.getQueryData(queryKey) === undefined) return;
    void (kept.answer === null ? forgetAnswer(place) : keepAnswer(place, kept));
  }, keepsAfterMs);
}

/** Shows what the phone has kept in a query that has nothing yet. */
export async function showKept(
  { client, queryKey }: Pick<QueryFunctionContext, 'client' | 'queryKey'>,
  found: Promise<KeptAnswer | undefined>,
  wrap: (answer: unknown) => unknown = (answer) => answer,
): Promise<void> {
  if (client.getQueryData(queryKey) !== undefined) return;
  const late = new Promise<undefined>((done) => setTimeout(() => done(undefined), patienceMs));
  const kept = await Promise.race([found, late]);
  if (kept === undefined || client.getQueryData(queryKey) !== undefined) return;
  client.setQueryData(queryKey, wrap(kept.answer), { updatedAt: kept.readAtMs });
}
