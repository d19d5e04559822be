import { cleanLine } from '#domain/text/cleanText.ts';
import type { Refusal } from './submissionState.ts';

/** What one send came back with. No status: no answer at all. No envelope: an answer that could not be read. */
export interface SendOutcome {
  readonly status: number | undefined;
  readonly envelope?:
    | { readonly resCode: number; readonly resMsg: string; readonly result: unknown }
    | undefined;
}

export type SendClass = 'stored' | 'refused' | 'ambiguous' | 'forbidden';

const definiteStatuses = [400, 404, 405, 413, 415, 422];

/**
 * Whether a write is stored, refused, or neither is known. Everything unclear is ambiguous: a timeout, 408, 5xx, a page of
 * HTML, a cut answer, and a success that names no row. An update names its row itself, so code 0 is its proof.
 */
export function classifySend(outcome: SendOutcome, verb: 'insert' | 'update' = 'insert'): SendClass {
  const { status, envelope } = outcome;
  if (status === 403) return 'forbidden';
  if (status === undefined || !envelope) return 'ambiguous';
  if (definiteStatuses.includes(status)) return 'refused';
  if (status !== 200) return 'ambiguous';
  if (envelope.resCode !== 0 && envelope.resCode !== 10_000) return 'refused';
  if (envelope.resCode !== 0) return 'ambiguous';
  return verb === 'update' || findStoredRecordId(outcome) !== undefined ? 'stored' : 'ambiguous';
}

/** The id of the row an insert answers with: one object, or a list of that one object. */
export function findStoredRecordId(outcome: SendOutcome): string | undefined {
  const result = outcome.envelope?.result;
  const row: unknown = Array.isArray(result) ? result[0] : result;
  if (typeof row !== 'object' || row === null || !('RecordId' in row)) return undefined;
  return typeof row.RecordId === 'string' && row.RecordId !== '' ? row.RecordId : undefined;
}

/** The refusal as it may be shown: the server's words as one short line. */
export function refusalOf(outcome: SendOutcome): Refusal {
  const { envelope } = outcome;
  return { resCode: envelope?.resCode ?? null, message: cleanLine(envelope?.resMsg ?? '', 120) };
}
