import type { ApiClient } from '#data/client/apiClient.ts';
import { listCheckInPlaces } from './api/checkIns.ts';
import type { Voucher } from '../voucher/rules/voucher.ts';
import { readCheckIns } from './readCheckIns.ts';
import { storedPlaceRow, readCheckInPlace, type CheckInPlace, sortPlaces } from './rules/checkInPlace.ts';
import { readingClient } from '#data/queries/readingClient.ts';
import { type ServerQuery, useServerQuery } from '#data/queries/useServerQuery.ts';
import { type Holder, refreshVouchers } from '../registration/stored/refreshVouchers.ts';
import { services } from '#session/services.ts';
import { storePlaces, readStoredPlaces } from './storedPlaces.ts';

export interface CheckInFacts {
  /** Those of the last answer that this phone has had; undefined where it never had one. */
  readonly places: readonly CheckInPlace[] | undefined;
  /** The server has answered on this page: what it holds, and who is approved, is as it says. */
  readonly isAnswered: boolean;
  /** An attempt has failed, whether or not it is still being tried. */
  readonly isRetrying: boolean;
  /** What to add to this phone's clock to have the server's; undefined while the server has told none. */
  readonly clockOffsetMs: number | undefined;
  readonly query: ServerQuery<Answer>;
}

interface Answer {
  readonly clockOffsetMs: number | undefined;
}

/** The places of an exhibition ('' asks for nothing) and what the server says of these people's check-ins there. */
export function useCheckInFacts(exhibitionId: string, held: readonly Voucher[]): CheckInFacts {
  // Sorted: a refreshed voucher becomes the newest, and must not ask again.
  const ids = held.map(({ recordId }) => recordId).sort();
  const query = useServerQuery({
    queryKey: ['checkIns', exhibitionId, ids],
    queryFn: async (context) => ask(await readingClient(context), exhibitionId, held),
    enabled: exhibitionId !== '',
  });
  const rows = readStoredPlaces(exhibitionId);
  const places = rows?.map(readCheckInPlace).filter((place) => place !== undefined);
  return {
    places: places && sortPlaces(places),
    isAnswered: query.isSuccess,
    isRetrying: query.failureReason !== null,
    clockOffsetMs: query.data?.clockOffsetMs,
    query,
  };
}

/** Stores what is answered, and tells how far the server's clock is from this phone's. */
async function ask(client: ApiClient, exhibitionId: string, held: readonly Voucher[]): Promise<Answer> {
  const registrationIds = held.map(({ recordId }) => recordId);
  const [rows] = await Promise.all([
    listCheckInPlaces(client, exhibitionId),
    readCheckIns(client, { exhibitionId, registrationIds }),
  ]);
  const serverMs = client.serverTimeMs();
  const clockOffsetMs = serverMs === undefined ? undefined : serverMs - services().now();
  storePlaces(exhibitionId, rows.map(storedPlaceRow));
  if (rows.some((row) => readCheckInPlace(row)?.needsApproval === true)) await refreshUndecided(held);
  return { clockOffsetMs };
}

/** A voucher may be older than the organiser's word. */
async function refreshUndecided(held: readonly Voucher[]): Promise<void> {
  const holders = new Map<string, Holder>();
  for (const { exhibitionId, group, visitorId, approveState } of held) {
    if (approveState === '2') continue;
    if (group !== undefined) holders.set(group.id, { exhibitionId, groupId: group.id });
    else if (visitorId !== '') holders.set(visitorId, { exhibitionId, visitorId });
  }
  await Promise.all(Array.from(holders.values(), refreshVouchers));
}
