import { queryOptions } from '@tanstack/react-query';
import type { ApiClient, ReadOptions } from '#data/client/apiClient.ts';
import { Unreadable } from '#data/client/problems.ts';
import type { Rows } from '#data/collections/rows.ts';
import { readingClient } from '#data/queries/readingClient.ts';
import type { ServerRow } from '#domain/record/serverRow.ts';
import {
  decidedApplications,
  decidedAppointments,
  decidedCompanies,
  decidedLives,
  decidedPosts,
  decidedPromotions,
  decidedTeams,
} from '#entities/organiser/api/decisionRows.ts';
import { type Decidable, readDecidable } from '#entities/organiser/rules/decidable.ts';
import type { Organiser } from '#entities/organiser/rules/organiser.ts';
import { decisionsKey } from '../organiserDecides/decisionQueries.ts';
import type { RowKindName } from './wholeFields.ts';

interface WholeRow {
  /** What a decision goes out from. */
  readonly seen: Decidable;
  readonly row: ServerRow;
  /** The same with the rows to which its references point, where they are there. */
  readonly named: ServerRow;
}

type Read = (
  client: ApiClient,
  parts: { readonly ExhibitionId: string; readonly RecordId: string },
  options: ReadOptions,
) => Promise<Rows>;

interface Reads {
  readonly plain: Read;
  readonly named?: Read;
}

const reads: Readonly<Record<RowKindName, Reads>> = {
  teams: { plain: decidedTeams.rows },
  appointments: { plain: decidedAppointments.rows },
  posts: {
    plain: decidedPosts.rows,
    named: (client, parts, options) =>
      decidedPosts.rows(client, parts, { ...options, expand: ['VisitorId', 'productType'] }),
  },
  promotions: {
    plain: decidedPromotions.rows,
    named: (client, parts, options) =>
      decidedPromotions.rows(client, parts, { ...options, expand: ['PromotionTypeId'] }),
  },
  lives: { plain: decidedLives.rows },
  companies: {
    plain: decidedCompanies.rows,
    named: (client, parts, options) =>
      decidedCompanies.rows(client, parts, {
        ...options,
        expand: ['ExhibitionHallId', 'ProductTypeInfoId'],
      }),
  },
  applications: {
    plain: decidedApplications.rows,
    named: (client, parts, options) =>
      decidedApplications.rows(client, parts, { ...options, expand: ['HallWish'] }),
  },
};

async function first(answer: Promise<Rows>): Promise<ServerRow | undefined> {
  const { outcome, rows } = await answer;
  if (outcome === 'unclear') throw new Unreadable('a row to decide: neither a row nor none');
  return rows[0];
}

/** A row with all its fields, kept no longer than its screen; null where it is no more. */
export const wholeRowQuery = ({ exhibitionId, userId }: Organiser, kind: RowKindName, RecordId: string) =>
  queryOptions({
    queryKey: [...decisionsKey(exhibitionId), 'whole', userId, kind, RecordId] as const,
    queryFn: async (context): Promise<WholeRow | null> => {
      const client = await readingClient(context);
      const { plain, named } = reads[kind];
      const parts = { ExhibitionId: exhibitionId, RecordId };
      const row = await first(plain(client, parts, { userId }));
      const seen = readDecidable(kind)(row);
      if (row === undefined || seen === undefined) return null;
      // Read after it: what is shown is not older than what is decided about.
      const shown = named === undefined ? row : await first(named(client, parts, { userId }));
      return { seen, row, named: shown ?? row };
    },
    gcTime: 0,
  });
