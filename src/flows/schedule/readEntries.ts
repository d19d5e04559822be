import type { ApiClient } from '../../api/client/apiClient.ts';
import { oneOf } from '../../api/collections/condition.ts';
import { conferences } from '../../api/conference/conferenceCollections.ts';
import { lives } from '../../api/live/liveCollections.ts';
import { promotions } from '../../api/promotion/promotionCollections.ts';
import { entryOf, sessionOf } from '../../domain/programme/session.ts';
import type { TimedEntry } from '../../domain/programme/timedEntry.ts';
import { entryOfLive } from './entryOfLive.ts';
import { entryOfPromotion } from './entryOfPromotion.ts';

/** The rows of one kind by id; an entry is undefined where the row tells no hour now. */
type ReadKind = (
  client: ApiClient,
  exhibitionId: string,
  ids: readonly string[],
) => Promise<readonly { readonly id: string; readonly entry: TimedEntry | undefined }[]>;

/** What is asked for in one request. */
export const mostIds = 100;

const page = { pageIndex: 1, pageSize: mostIds };

export const readEntries: Readonly<Record<TimedEntry['kind'], ReadKind>> = {
  conference: async (client, exhibitionId, ids) =>
    (await conferences.list(client, { ExhibitionId: exhibitionId, RecordId: oneOf(ids) }, page)).map(
      (row) => ({ id: row.RecordId, entry: entryOf(exhibitionId, sessionOf(row)) }),
    ),
  live: async (client, exhibitionId, ids) =>
    (await lives.list(client, { ExhibitionId: exhibitionId, RecordId: oneOf(ids) }, page)).map((row) => ({
      id: row.RecordId,
      entry: entryOfLive(exhibitionId, row),
    })),
  promotion: async (client, exhibitionId, ids) =>
    (await promotions.list(client, { ExhibitionId: exhibitionId, RecordId: oneOf(ids) }, page)).map(
      (row) => ({ id: row.RecordId, entry: entryOfPromotion(exhibitionId, row) }),
    ),
};
