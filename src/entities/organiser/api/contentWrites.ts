import type { ApiClient } from '#data/client/apiClient.ts';
import { outcomeOf, type SentOnce } from '#data/client/outcomeOf.ts';
import type { AnyDefinition } from '#data/collections/definition.ts';
import type { ServerRow } from '#domain/record/serverRow.ts';
import type { FairMs } from '#domain/time/clocks.ts';

export interface ContentWrite {
  readonly recordId: string;
  readonly setValue: ServerRow;
  /** What the fields of `setValue` said before. */
  readonly former: ServerRow;
  /** The number of this change. */
  readonly revision: number;
  readonly userId: string;
  /** By the server's clock. */
  readonly atMs: FairMs;
}

/**
 * Changes what visitors see, once, as the organiser's user. Assumed of the server: it refuses a number that another change has taken, and
 * takes the same change that arrives twice for one.
 */
export function writeContent(
  client: ApiClient,
  { name }: AnyDefinition,
  { recordId, setValue, former, revision, userId, atMs }: ContentWrite,
): Promise<SentOnce> {
  if (!recordId) throw new Error('a change of content without a RecordId');
  const change = { Revision: revision, ChangedBy: userId, ChangedAt: atMs, Former: former };
  return outcomeOf(
    client.write(`/data/update/${name}`, { recordId, setValue: { ...setValue, ...change } }, { userId }),
  );
}
