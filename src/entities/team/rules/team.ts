import type { TextPair } from '#domain/form/formDefinition.ts';
import { isRecordId } from '#domain/record/isRecordId.ts';
import { isServerRow, readLine, readReference, readTextPair } from '#domain/record/serverRow.ts';

/** Texts are '' when absent; the counts are the server's. */
export interface Team {
  readonly RecordId: string;
  readonly ExhibitionId: string;
  readonly Name: string;
  /** `T001`; '' until the server has assigned one. */
  readonly TeamCode: string;
  readonly LeaderVisitorId: string;
  readonly LeaderName: string;
  readonly ApproveState: string;
  readonly ApproveReason: TextPair;
  readonly MemberCount: number;
  /** How many members have checked in. */
  readonly SignedCount: number;
  readonly ClientRef: string;
  readonly CreatedAt: string;
  /** Epoch milliseconds; Infinity if missing, so that it is never the earliest. */
  readonly CreatedAtMesc: number;
}

export interface TeamMember {
  readonly RecordId: string;
  readonly ExhibitionId: string;
  readonly TeamId: string;
  readonly VisitorId: string;
  readonly Name: string;
  /** '0' requested, '2' member, '3' refused, '7' left or removed. */
  readonly State: string;
  /** '' before the check-in. */
  readonly SignedAt: string;
  readonly ClientRef: string;
  readonly CreatedAt: string;
  readonly CreatedAtMesc: number;
}

export type TeamStatus = 'underReview' | 'approved' | 'notApproved' | 'unknown';
export type MemberStatus = 'asked' | 'in' | 'refused' | 'out' | 'unknown';

export function readTeam(row: unknown): Team | undefined {
  if (!isServerRow(row) || !isRecordId(row['RecordId'])) return undefined;
  const exhibitionId = quickReference(row['ExhibitionId']);
  if (!isRecordId(exhibitionId)) return undefined;
  const line = (key: string) => quickLine(row[key]);
  const MemberCount = readCount(row['MemberCount']);
  return {
    RecordId: row['RecordId'],
    ExhibitionId: exhibitionId,
    Name: line('Name'),
    TeamCode: line('TeamCode'),
    LeaderVisitorId: quickReference(row['LeaderVisitorId']),
    LeaderName: line('LeaderName'),
    ApproveState: line('ApproveState'),
    ApproveReason: readTextPair(row, 'ApproveReason'),
    MemberCount,
    // The counts may be of different moments; avoid "12 of 11".
    SignedCount: Math.min(readCount(row['SignedCount']), MemberCount),
    ClientRef: line('ClientRef'),
    CreatedAt: line('CreatedAt'),
    CreatedAtMesc: readMoment(row['CreatedAtMesc']),
  };
}

export function readTeamMember(row: unknown): TeamMember | undefined {
  if (!isServerRow(row) || !isRecordId(row['RecordId'])) return undefined;
  const line = (key: string) => quickLine(row[key]);
  return {
    RecordId: row['RecordId'],
    ExhibitionId: readReference(row['ExhibitionId']),
    TeamId: readReference(row['TeamId']),
    VisitorId: readReference(row['VisitorId']),
    Name: line('Name'),
    State: line('State'),
    SignedAt: line('SignedAt'),
    ClientRef: line('ClientRef'),
    CreatedAt: line('CreatedAt'),
    CreatedAtMesc: readMoment(row['CreatedAtMesc']),
  };
}

/** "Submitted" and "in review" are the same to the leader. */
export function teamStatus({ ApproveState }: Pick<Team, 'ApproveState'>): TeamStatus {
  if (ApproveState === '0' || ApproveState === '1') return 'underReview';
  if (ApproveState === '2') return 'approved';
  return ApproveState === '3' ? 'notApproved' : 'unknown';
}

const memberStatuses: Readonly<Record<string, MemberStatus>> = {
  '0': 'asked',
  '2': 'in',
  '3': 'refused',
  '7': 'out',
};

export function memberStatus({ State }: Pick<TeamMember, 'State'>): MemberStatus {
  return memberStatuses[State] ?? 'unknown';
}

/** Skips cleaning: it takes half of the time to read 2,000 teams. */
const cleanAlready = /^[!-~\u4e00-\u9fff]{0,64}$/;
const isClean = (value: unknown): value is string => typeof value === 'string' && cleanAlready.test(value);
const quickLine = (value: unknown) => (isClean(value) ? value : readLine(value));
const quickReference = (value: unknown) => (isClean(value) ? value : readReference(value));

/** Whole and at least 0; 0 for anything else. */
function readCount(value: unknown): number {
  const count = typeof value === 'number' ? value : Number(readLine(value) || NaN);
  return Number.isSafeInteger(count) && count > 0 ? count : 0;
}

function readMoment(value: unknown): number {
  const moment = typeof value === 'number' ? value : Number(readLine(value) || NaN);
  return moment > 0 ? moment : Infinity;
}
