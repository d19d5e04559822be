import type { FoundEntry, OutboxEntry } from './kept/outbox.ts';
import type { ServerRow } from '../domain/record/serverRow.ts';
import type { SubmissionState } from './rules/submissionState.ts';
import type { Sender } from './rules/sender.ts';
import { localStores } from '../session/localStores.ts';
import { type OutboxOwner, outboxOwnerKey, senderOfOwner } from './outboxOwnerKey.ts';

export type SubmissionEntry = Omit<OutboxEntry, 'state' | 'updatedAtMs'>;

export interface NewEntry {
  readonly exhibitionId: string;
  readonly channelId?: string;
  readonly clientRef: string;
  readonly owner: OutboxOwner;
  /** Where the owner does not say it. */
  readonly sender?: Sender;
  readonly record: ServerRow;
  readonly emptiedFields?: readonly string[];
  /** Names of the record's fields that may rest on the phone only sealed. */
  readonly secretFields?: readonly string[];
  readonly collection?: string;
}

export function outboxEntry({
  owner,
  sender,
  channelId = '',
  secretFields = [],
  ...rest
}: NewEntry): SubmissionEntry {
  return {
    ...rest,
    id: rest.clientRef,
    channelId,
    personId: outboxOwnerKey(owner),
    sender: sender ?? senderOfOwner(rest.exhibitionId, owner),
    secretFields,
  };
}

/** An entry as an earlier page has left it, apart from what the outbox adds. */
export interface EarlierEntry {
  readonly entry: SubmissionEntry;
  readonly state: SubmissionState;
  readonly missingFields: readonly string[];
}

export function earlierEntry(found: FoundEntry): EarlierEntry {
  const { state, updatedAtMs: _, isReadable: __, missingFields, ...entry } = found;
  return { entry, state: state as SubmissionState, missingFields };
}

/** The first readable entry of one of these owners at an exhibition. */
export async function findEarlierEntry(
  exhibitionId: string,
  owners: readonly OutboxOwner[],
): Promise<FoundEntry | undefined> {
  const { outbox } = await localStores();
  for (const personId of owners.map(outboxOwnerKey)) {
    const found = await outbox.find(exhibitionId, personId);
    if (found?.personId === personId && found.isReadable) return found;
  }
  return undefined;
}
