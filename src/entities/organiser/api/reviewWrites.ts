import type { FairMs } from '#domain/time/clocks.ts';
import { codeOfState } from '#entities/appointment/rules/appointmentState.ts';
import { formatVenueTime } from '#domain/time/formatVenueTime.ts';
import type { ApiClient } from '#data/client/apiClient.ts';
import { updateAppointment } from '#entities/appointment/api/appointmentWrites.ts';
import { updateRegistration } from '#entities/registration/api/registrations.ts';
import { outcomeOf, type SentOnce } from '#data/client/outcomeOf.ts';

/** What an organiser has decided, when by the server's clock, and why; '' without a reason. */
export interface Review {
  readonly isApproved: boolean;
  readonly reason: string;
  readonly atMs: FairMs;
  /** Keys of the questions of a registration that are to be completed. */
  readonly marked?: readonly string[];
}

/** What the server says no with. Assumed. */
export const reviewRefusals: Readonly<Record<number, 'changed' | 'gone' | 'notOrganiser'>> = {
  1203: 'gone',
  1602: 'gone',
  2004: 'gone',
  1603: 'changed',
  2015: 'notOrganiser',
  2016: 'changed',
};

const timeText = (atMs: number) => formatVenueTime(atMs, 'yyyy-MM-dd HH:mm:ss');

/** Lets an appointment through to the exhibitor, or not. Seen elsewhere: the states, `Remark` and `ApprovalTime`. */
export const reviewAppointment = (
  client: ApiClient,
  recordId: string,
  { isApproved, reason, atMs }: Review,
  userId: string,
): Promise<SentOnce> =>
  updateAppointment(
    client,
    recordId,
    {
      State: codeOfState(isApproved ? 'hostApproved' : 'hostRejected'),
      ...(reason !== '' && { Remark: reason }),
      ApprovalTime: timeText(atMs),
    },
    { userId },
  );

/**
 * Approves a registration, or sends it back to be completed. Assumed: an update by the organiser's user that carries
 * `ReviewTime` is a decision, every other one the correction of the visitor.
 */
export const reviewRegistration = (
  client: ApiClient,
  recordId: string,
  { isApproved, reason, atMs, marked = [] }: Review,
  userId: string,
): Promise<SentOnce> =>
  updateRegistration(
    client,
    recordId,
    {
      ApproveState: isApproved ? '2' : '3',
      ReviewReason: reason,
      ReviewTime: timeText(atMs),
      ...(marked.length > 0 && { ReviewNotes: marked.map((Key) => ({ Key, Text: reason })) }),
    },
    { userId },
  );

/** Approves a team, or sends its application back to the leader. Assumed: `ReviewTime` makes it a decision, as of a registration. */
export const reviewTeam = (
  client: ApiClient,
  recordId: string,
  { isApproved, reason, atMs }: Review,
  userId: string,
): Promise<SentOnce> => {
  if (!recordId) throw new Error('a decision about a team without its RecordId');
  const setValue = {
    ApproveState: isApproved ? '2' : '3',
    ApproveReason: reason,
    ReviewTime: timeText(atMs),
  };
  return outcomeOf(client.write('/data/update/Team', { recordId, setValue }, { userId }));
};

/** Collections whose rows are decided by the same fields. */
export type ReviewedCollection =
  | 'CloudRelease'
  | 'Promotion'
  | 'LiveList'
  | 'ExhibitorExhibitionInfo'
  | 'ExhibitorApplication';

/**
 * Decides about a post, a promotion, a live, the page of a company or an application to exhibit. Assumed: an update by the
 * organiser's user that carries `ReviewTime` is a decision, every other one a correction of the author.
 */
export const reviewRowOf =
  (collection: ReviewedCollection) =>
  (
    client: ApiClient,
    recordId: string,
    { isApproved, reason, atMs }: Review,
    userId: string,
  ): Promise<SentOnce> => {
    if (!recordId) throw new Error('a decision without a RecordId');
    const setValue = {
      ApproveState: isApproved ? '2' : '3',
      ReviewReason: reason,
      ReviewTime: timeText(atMs),
    };
    return outcomeOf(client.write(`/data/update/${collection}`, { recordId, setValue }, { userId }));
  };
