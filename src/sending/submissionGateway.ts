import type { ApiClient } from '../data/client/apiClient.ts';
import type { WithdrawnFrom } from './duplicates/withdrawnFrom.ts';
import type { RowLookup } from '../data/collections/lookUp.ts';
import type { SentOnce } from '../data/client/outcomeOf.ts';
import type { Refusal } from './rules/submissionState.ts';

/** A row of any collection, as its own reader has read it. */
export interface StoredRow {
  readonly RecordId: string;
}

/** How one kind of row is sent, looked up and read back. The submission knows nothing else of it. */
export interface SubmissionGateway<Row extends StoredRow> {
  readonly insert: (client: ApiClient) => Promise<SentOnce>;
  readonly update: (client: ApiClient, recordId: string) => Promise<SentOnce>;
  readonly find: (client: ApiClient) => Promise<RowLookup>;
  /** Undefined where it is not told: then it is asked in the background. */
  readonly count: (client: ApiClient) => Promise<number | undefined>;
  /** Undefined for what is no row of this kind. */
  readonly read: (row: unknown) => Row | undefined;
  /** Whether a row that was read has all that its screens need; a row that has not is fetched again after success. */
  readonly isComplete?: (row: Row) => boolean;
  /** Whether the server may refuse an insert because an earlier copy of the same request is stored already. */
  readonly mayRefuseOwnCopy?: (refusal: Refusal) => boolean;
  /** Where a second row that only the browser has made can be identified and withdrawn. */
  readonly collection?: WithdrawnFrom | 'VisitorExhibitionInfo';
}

export const onSchedule = { policy: 'schedule' } as const;

/** For rows that are never corrected; the submission never asks for an update of them. */
export const noUpdate = (): Promise<SentOnce> => Promise.resolve({ status: undefined });

/** The code of what is not sent at all: part of it could not be kept on this phone, and must not be missing in what the server gets. */
export const incompleteCode = -400;
const incomplete: SentOnce = { status: 400, envelope: { resCode: incompleteCode, resMsg: '', result: null } };

/** The same gateway for an entry that was read back from the outbox: it looks up every entry and sends only complete ones. */
export function rejectIncomplete<Row extends StoredRow>(
  gateway: SubmissionGateway<Row>,
  missingFields: readonly string[],
): SubmissionGateway<Row> {
  if (missingFields.length === 0) return gateway;
  const refuse = () => Promise.resolve(incomplete);
  return { ...gateway, insert: refuse, update: refuse, mayRefuseOwnCopy: () => false };
}
