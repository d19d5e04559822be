import type { ApiClient } from '#data/client/apiClient.ts';
import { oneOf } from '#data/collections/condition.ts';
import { conferences } from '../api/conferenceCollections.ts';
import { downloadFiles } from '#entities/download/api/downloadCollections.ts';
import { lives } from '#entities/live/api/liveCollections.ts';
import { promotions } from '#entities/promotion/api/promotionCollections.ts';
import { entryOf, sessionOf } from '../rules/session.ts';
import type { TimedEntry } from '../rules/timedEntry.ts';
import { entryOfFile } from './entryOfFile.ts';
import { entryOfLive } from './entryOfLive.ts';
import { entryOfPromotion } from './entryOfPromotion.ts';
import { knownSessionsOfLives } from '../sessionsOfLives.ts';

/** The rows of one kind by id; an entry is undefined where the row tells no hour now. */
type ReadKind = (
  client: ApiClient,
  exhibitionId: string,
  ids: readonly string[],
) => Promise<readonly { readonly id: string; readonly entry: TimedEntry | undefined }[]>;

/** What is asked for in one request. */
export const mostIds = 100;

const page = { pageIndex: 1, pageSize: mostIds };

/** Appointments are read as a whole, with the page that shows them. */
export type ReadByIds = Exclude<TimedEntry['kind'], 'appointment'>;

export const readEntries: Readonly<Record<ReadByIds, ReadKind>> = {
  conference: async (client, exhibitionId, ids) =>
    (await conferences.list(client, { ExhibitionId: exhibitionId, RecordId: oneOf(ids) }, page)).map(
      (row) => ({ id: row.RecordId, entry: entryOf(exhibitionId, sessionOf(row)) }),
    ),
  live: async (client, exhibitionId, ids) => {
    const [rows, sessions] = await Promise.all([
      lives.list(client, { ExhibitionId: exhibitionId, RecordId: oneOf(ids) }, page),
      knownSessionsOfLives(client, exhibitionId, ids),
    ]);
    return rows.map((row) => ({
      id: row.RecordId,
      entry: entryOfLive(exhibitionId, row, sessions.get(row.RecordId)),
    }));
  },
  promotion: async (client, exhibitionId, ids) =>
    (await promotions.list(client, { ExhibitionId: exhibitionId, RecordId: oneOf(ids) }, page)).map(
      (row) => ({ id: row.RecordId, entry: entryOfPromotion(exhibitionId, row) }),
    ),
  download: async (client, exhibitionId, ids) =>
    (await downloadFiles.list(client, { ExhibitionId: exhibitionId, RecordId: oneOf(ids) }, page))
      .filter(({ isDeleted }) => !isDeleted)
      .map((file) => ({ id: file.id, entry: entryOfFile(exhibitionId, file) })),
};
