import { isRecordId } from '#domain/record/isRecordId.ts';
import { isServerRow, readLine, type ServerRow } from '#domain/record/serverRow.ts';
import { reviewStatus, type ReviewStatus } from '#domain/review/reviewStatus.ts';

/** One decision of the organiser against an application. */
export interface Refusal {
  /** Venue time as the server writes it; '' where it does not say. */
  readonly time: string;
  /** '' where the organiser gave none. */
  readonly reason: string;
}

/** A company that asks to exhibit. */
export interface Application {
  readonly RecordId: string;
  readonly status: ReviewStatus;
  readonly company: string;
  /** Venue time. */
  readonly sentAt: string;
  readonly decidedAt: string;
  /** Oldest first; the last one counts. */
  readonly refusals: readonly Refusal[];
  /** As the server has it, for its answers. */
  readonly row: ServerRow;
}

const longestReason = 500;
const mostRefusals = 20;

export function readApplication(row: unknown): Application | undefined {
  if (!isServerRow(row) || !isRecordId(row['RecordId'])) return undefined;
  return {
    RecordId: row['RecordId'],
    status: reviewStatus(row['ApproveState']),
    company: readLine(row['CompanyName']),
    sentAt: readLine(row['CreatedAt']),
    decidedAt: readLine(row['ReviewTime']),
    refusals: refusalsOf(row),
    row,
  };
}

/** The list of decisions; a server that keeps only the last one has its reason beside the state. */
function refusalsOf(row: ServerRow): readonly Refusal[] {
  const reviews = Array.isArray(row['Reviews']) ? row['Reviews'].filter(isServerRow) : [];
  const refused = reviews
    .filter((review) => reviewStatus(review['State']) === 'declined')
    .map((review) => ({ time: readLine(review['Time']), reason: readLine(review['Reason'], longestReason) }));
  if (refused.length > 0) return refused.slice(-mostRefusals);
  if (reviewStatus(row['ApproveState']) !== 'declined') return [];
  return [{ time: readLine(row['ReviewTime']), reason: readLine(row['ReviewReason'], longestReason) }];
}
