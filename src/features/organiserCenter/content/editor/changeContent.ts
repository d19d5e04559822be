import type { ApiClient, ReadOptions } from '#data/client/apiClient.ts';
import type { AnyDefinition } from '#data/collections/definition.ts';
import type { ServerRow } from '#domain/record/serverRow.ts';
import { writeContent } from '#entities/organiser/api/contentWrites.ts';
import { reviewRefusals } from '#entities/organiser/api/reviewWrites.ts';
import type { Organiser } from '#entities/organiser/rules/organiser.ts';
import { changeRow } from '#sending/changeRow.ts';
import { fairNowMs } from '#session/clock/fairClock.ts';
import type { ReviewFailure } from '#features/organiserCenter/review/useReviewing.ts';

/** A row of the exhibition that an organiser changes; see `changeFields`. */
export interface ContentRow {
  readonly RecordId: string;
  readonly Revision: number | undefined;
  readonly ChangedBy: string;
  readonly ChangedAt: number | undefined;
  readonly Former: ServerRow;
}

export interface ContentCollection<Row extends ContentRow> extends AnyDefinition {
  readonly get: (
    client: ApiClient,
    parts: { readonly ExhibitionId: string; readonly RecordId: string },
    options?: ReadOptions,
  ) => Promise<Row | undefined>;
}

export interface ContentChange<Row extends ContentRow> {
  readonly collection: ContentCollection<Row>;
  /** As it is on the screen. */
  readonly seen: Row;
  /** The fields that become something else. */
  readonly setValue: ServerRow;
}

const valueOf = (row: ContentRow, name: string): unknown => (row as unknown as ServerRow)[name];

/** What these fields say now. */
const formerOf = (row: ContentRow, setValue: ServerRow): ServerRow => {
  const former: Record<string, unknown> = {};
  for (const name of Object.keys(setValue)) former[name] = valueOf(row, name);
  return former;
};

const says = (row: ContentRow, values: ServerRow): boolean =>
  Object.keys(values).every((name) => valueOf(row, name) === values[name]);

/** Changed once; what another organiser has changed since the screen was read is not overwritten. */
export const changeContent = <Row extends ContentRow>(
  { exhibitionId, userId }: Organiser,
  { collection, seen, setValue }: ContentChange<Row>,
): Promise<'done' | ReviewFailure> => {
  const former = formerOf(seen, setValue);
  return changeRow<Row, ReviewFailure>({
    readAgain: (client) =>
      collection.get(
        client,
        { ExhibitionId: exhibitionId, RecordId: seen.RecordId },
        { userId, policy: 'besideForm' },
      ),
    isAsSeen: (now) => now.Revision === seen.Revision && says(now, former),
    holds: (now) => says(now, setValue),
    send: (client) =>
      writeContent(client, collection, {
        recordId: seen.RecordId,
        setValue,
        former,
        revision: (seen.Revision ?? 0) + 1,
        userId,
        atMs: fairNowMs(),
      }),
    refusalOf: (resCode) => reviewRefusals[resCode] ?? 'refused',
  });
};
