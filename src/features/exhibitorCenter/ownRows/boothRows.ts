import type { ApiClient, ReadOptions } from '#data/client/apiClient.ts';
import { Unreadable } from '#data/client/problems.ts';
import type { AnyDefinition } from '#data/collections/definition.ts';
import type { Rows } from '#data/collections/rows.ts';
import type { WithdrawnFrom } from '#sending/duplicates/withdrawnFrom.ts';
import type { BoothKey } from '#entities/exhibitor/rules/boothKey.ts';

export interface Identified {
  readonly RecordId: string;
  readonly ExhibitorId: string;
}

/** A collection that can be asked for the rows of one exhibitor. */
export interface BoothCollection extends AnyDefinition {
  readonly rows: (
    client: ApiClient,
    parts: { readonly ExhibitionId?: string; readonly ExhibitorId: string; readonly RecordId?: string },
    options: ReadOptions & {
      readonly via: 'queryList';
      readonly pageIndex: number;
      readonly pageSize: number;
      readonly sort: { readonly CreatedAtMesc: -1 };
    },
  ) => Promise<Rows>;
}

/** The rows of an exhibitor in a collection, with all their fields, in whatever state. */
export interface BoothRows<Row extends Identified> {
  readonly collection: BoothCollection;
  /** Where a second row that the browser has made of a new one is withdrawn. */
  readonly withdrawnFrom?: WithdrawnFrom;
  readonly read: (row: unknown) => Row | undefined;
  /** The exhibitor has them whichever exhibition it takes part in. */
  readonly isOfAllExhibitions?: true;
}

/** More than an exhibitor shows. */
const mostRows = 1_000;

const isOwn =
  ({ exhibitorId }: BoothKey) =>
  (row: Identified | undefined): row is Identified =>
    row !== undefined && row.ExhibitorId === exhibitorId;

/** The rows as they came. @throws ApiProblem */
export function askBoothRows(
  client: ApiClient,
  { collection, isOfAllExhibitions }: Omit<BoothRows<Identified>, 'read'>,
  { exhibitionId, exhibitorId, exhibitorUserId }: BoothKey,
  { recordId, ...options }: ReadOptions & { readonly recordId?: string | undefined } = {},
): Promise<Rows> {
  const parts = {
    ...(isOfAllExhibitions !== true && { ExhibitionId: exhibitionId }),
    ExhibitorId: exhibitorId,
    ...(recordId !== undefined && { RecordId: recordId }),
  };
  return collection.rows(client, parts, {
    ...options,
    via: 'queryList',
    userId: exhibitorUserId,
    pageIndex: 1,
    pageSize: mostRows,
    sort: { CreatedAtMesc: -1 },
  });
}

/** The newest first; those of other exhibitors are dropped. @throws ApiProblem */
export async function readBoothRows<Row extends Identified>(
  client: ApiClient,
  of: BoothRows<Row>,
  booth: BoothKey,
  options?: Parameters<typeof askBoothRows>[3],
): Promise<readonly Row[]> {
  const { rows, outcome } = await askBoothRows(client, of, booth, options);
  if (outcome === 'unclear') throw new Unreadable(`${of.collection.name}: neither rows nor none`);
  return rows.map(of.read).filter(isOwn(booth)) as Row[];
}
