import type { TextPair } from '#domain/form/formDefinition.ts';
import { isRecordId } from '#domain/record/isRecordId.ts';
import {
  isServerRow,
  readLine,
  readReference,
  readTextPair,
  type ServerRow,
} from '#domain/record/serverRow.ts';
import { notShown } from '#domain/review/notShown.ts';
import { reviewStatus } from '#domain/review/reviewStatus.ts';
import { shortHash } from '#domain/text/shortHash.ts';
import { parseVenueTime } from '#domain/time/formatVenueTime.ts';
import { appointmentState } from '#entities/appointment/rules/appointmentState.ts';
import { readReviewedAppointment } from '#entities/appointment/rules/reviewedAppointment.ts';
import { maskedContact } from './maskedPerson.ts';

/** What an organiser decides about; one entry for each in `decisionKinds`. */
export type DecisionKindName =
  | 'registrations'
  | 'teams'
  | 'appointments'
  | 'posts'
  | 'promotions'
  | 'lives'
  | 'companies'
  | 'applications';

export type DecisionState = 'waiting' | 'approved' | 'declined' | 'withdrawn' | 'unknown';

/** A row about which the organiser decides, as far as a list shows it. Texts are '' when absent. */
export interface Decidable {
  readonly kind: DecisionKindName;
  readonly RecordId: string;
  readonly state: DecisionState;
  readonly title: TextPair;
  /** Whose it is, where the row says so. A contact is masked. */
  readonly by: TextPair;
  /** Of the exhibitor whose it is, for its name; '' for a person's. */
  readonly exhibitorId: string;
  /** Since when it is there; epoch milliseconds. */
  readonly sinceMs: number | undefined;
  /** Until when it can be decided; undefined without an end. */
  readonly untilMs: number | undefined;
  /** Why it was sent back before. */
  readonly reason: string;
  /** Changes with every field that its author may change. It holds nothing of them. */
  readonly version: string;
  readonly decided: Decision;
}

/** Who decided it and when, as the server notes it; '' and undefined where it does not. */
export interface Decision {
  readonly userId: string;
  readonly name: string;
  readonly atMs: number | undefined;
}

type Told = Pick<Decidable, 'title' | 'by'> & Partial<Pick<Decidable, 'exhibitorId' | 'untilMs' | 'state'>>;

const plain = (text: string): TextPair => ({ zh: text, en: '' });
const joined = (...parts: readonly string[]) => plain(parts.filter((part) => part !== '').join(' · '));

/** What a list shows of a row of each kind. */
const tellers: Readonly<Record<DecisionKindName, (row: ServerRow) => Told>> = {
  registrations: (row) => ({
    title: plain(readLine(row['Name'])),
    by: joined(
      readLine(row['CompanyName']),
      readLine(row['Job']),
      maskedContact(readLine(row['Mob']), readLine(row['Email'])),
    ),
  }),
  teams: (row) => ({
    title: plain(readLine(row['Name'])),
    by: joined(readLine(row['TeamCode']), readLine(row['LeaderName'])),
  }),
  appointments: appointmentTold,
  posts: (row) => ({
    title: plain(readLine(row['productName'])),
    by: plain(readLine(row['companyName'])),
  }),
  promotions: (row) => ({
    title: readTextPair(row, 'name'),
    by: plain(''),
    exhibitorId: readReference(row['ExhibitorId']),
  }),
  lives: (row) => ({
    title: readTextPair(row, 'Title'),
    by: plain(''),
    exhibitorId: readReference(row['ExhibitorId']),
  }),
  companies: (row) => ({ title: readTextPair(row, 'CompanyName'), by: joined(readLine(row['BoothNo'])) }),
  applications: (row) => ({
    title: readTextPair(row, 'CompanyName'),
    by: joined(
      readLine(row['LinkName']),
      readLine(row['Job']),
      maskedContact(readLine(row['Mob']), readLine(row['Email'])),
    ),
  }),
};

const appointmentStates: Readonly<Record<string, DecisionState>> = {
  pending: 'waiting',
  hostRejected: 'declined',
  cancelled: 'withdrawn',
  deleted: 'withdrawn',
  unknown: 'unknown',
};

function appointmentTold(row: ServerRow): Told {
  const read = readReviewedAppointment(row);
  const state = appointmentStates[appointmentState(row['State'])] ?? 'approved';
  if (read === undefined) return { title: plain(''), by: plain(''), state };
  const { guest, partner, startMs } = read;
  return { title: guest.name, by: partner.company, untilMs: startMs, state };
}

/** What the organiser decides, the server counts, or others change: no change of its author. */
const notOfItsAuthor = new Set(
  'ApproveState ReviewReason ReviewReasonEn ReviewTime ReviewNotes Reviews ReviewedBy ReviewedByName ApproveReason ApproveReasonEn Remark ApprovalTime State IsShow UpdatedAt PVNumber ThumpUpNumber CollectionNumber ConvertNumber AppointmentNumber RankValue HelpMoneyTotal HelpNumber MemberCount SignedCount SeatNo HasFreeZe'.split(
    ' ',
  ),
);

const versionOf = (row: ServerRow): string =>
  shortHash(
    JSON.stringify(row, (key, value: unknown) => {
      if (notOfItsAuthor.has(key)) return undefined;
      // A server may give the same fields in another order.
      return isServerRow(value)
        ? Object.keys(value)
            .sort()
            .map((name) => [name, value[name]])
        : value;
    }),
  );

function stateOf(row: ServerRow): DecisionState {
  if (notShown(row) === 'withdrawn') return 'withdrawn';
  const status = reviewStatus(row['ApproveState']);
  return status === 'toBeReviewed' ? 'waiting' : status;
}

/** Reads rows of one kind; undefined for what is no row. */
export const readDecidable =
  (kind: DecisionKindName) =>
  (row: unknown): Decidable | undefined => {
    if (!isServerRow(row) || !isRecordId(row['RecordId'])) return undefined;
    const sinceMs = Number(readLine(row['CreatedAtMesc']) || Number.NaN);
    return {
      kind,
      RecordId: row['RecordId'],
      state: stateOf(row),
      exhibitorId: '',
      untilMs: undefined,
      ...tellers[kind](row),
      sinceMs: Number.isFinite(sinceMs) ? sinceMs : parseVenueTime(readLine(row['CreatedAt'])),
      reason: readLine(row['ReviewReason']) || readLine(row['ApproveReason']),
      version: versionOf(row),
      decided: {
        userId: readLine(row['ReviewedBy']),
        name: readLine(row['ReviewedByName']),
        atMs: parseVenueTime(readLine(row['ReviewTime']) || readLine(row['ApprovalTime'])),
      },
    };
  };
