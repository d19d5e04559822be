import type { ServerRow } from '#domain/record/serverRow.ts';
import type { ApiClient } from '#data/client/apiClient.ts';
import type { AnyDefinition } from '#data/collections/definition.ts';
import { outcomeOf, type SentOnce } from '#data/client/outcomeOf.ts';

export type BoothRefusal = 'notOwn' | 'noRight' | 'incomplete' | 'gone' | 'lastAdmin' | 'oneself' | 'inUse';

/** What the server says no with to a change of an exhibitor's rows; assumed but for 500001, which is seen of calendars. */
export const boothRefusals: Readonly<Record<number, BoothRefusal>> = {
  2001: 'notOwn',
  2002: 'noRight',
  2003: 'incomplete',
  2004: 'gone',
  2005: 'lastAdmin',
  2006: 'oneself',
  500001: 'inUse',
};

/** Sends a new row of an exhibitor once, as its user; never throws for what the network or the server does. */
export const insertBoothRow = (
  client: ApiClient,
  { name }: AnyDefinition,
  record: ServerRow,
  userId: string,
): Promise<SentOnce> => outcomeOf(client.write(`/data/insert/${name}`, { record }, { userId }));

/** Corrects one row of an exhibitor; sending it again does no harm. */
export function updateBoothRow(
  client: ApiClient,
  { name }: AnyDefinition,
  { recordId, setValue }: { readonly recordId: string; readonly setValue: ServerRow },
  userId: string,
): Promise<SentOnce> {
  if (!recordId) throw new Error('a correction without a RecordId');
  return outcomeOf(client.write(`/data/update/${name}`, { recordId, setValue }, { userId }));
}

/** Removes one row of an exhibitor; sending it again does no harm. */
export const removeBoothRow = (
  client: ApiClient,
  { name }: AnyDefinition,
  recordId: string,
  userId: string,
): Promise<SentOnce> => outcomeOf(client.write(`/data/delete/${name}`, { recordId }, { userId }));
