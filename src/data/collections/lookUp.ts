import type { ServerRow } from '#domain/record/serverRow.ts';
import type { ApiClient, ReadOptions } from '../client/apiClient.ts';
import { ApiProblem, type ApiProblemKind } from '../client/problems.ts';
import type { ConditionParts } from './condition.ts';
import type { Rows } from './rows.ts';

/** 'absent' only when the server says so: who treats 'unknown' as absent registers people twice. */
export type RowLookup =
  | { readonly kind: 'found'; readonly rows: readonly ServerRow[] }
  | { readonly kind: 'absent' }
  | { readonly kind: 'unknown'; readonly cause: ApiProblemKind };

/** Any collection whose rows can be asked for newest first. */
interface RowSource<A extends string> {
  readonly rows: (
    client: ApiClient,
    parts: ConditionParts<A>,
    options: ReadOptions & { readonly sort: { readonly CreatedAtMesc: -1 } },
  ) => Promise<Rows>;
}

/** Rows that were stored, newest first, and whether there is any telling; never throws for what the network does. */
export async function lookUp<A extends string>(
  client: ApiClient,
  collection: RowSource<A>,
  parts: ConditionParts<A>,
  options: ReadOptions | undefined,
): Promise<RowLookup> {
  try {
    const { rows, outcome } = await collection.rows(client, parts, {
      ...options,
      sort: { CreatedAtMesc: -1 },
    });
    if (outcome === 'rows') return { kind: 'found', rows };
    return outcome === 'none' ? { kind: 'absent' } : { kind: 'unknown', cause: 'unreadable' };
  } catch (problem) {
    if (problem instanceof ApiProblem) return { kind: 'unknown', cause: problem.kind };
    throw problem;
  }
}
