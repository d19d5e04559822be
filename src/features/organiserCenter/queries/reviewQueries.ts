import { queryOptions } from '@tanstack/react-query';
import type { ApiClient, ReadOptions } from '#data/client/apiClient.ts';
import { exhibitionAppointments, exhibitionRegistrations } from '#entities/organiser/api/organiserRows.ts';
import {
  reviewAppointment,
  reviewRefusals,
  reviewRegistration,
  reviewTeam,
} from '#entities/organiser/api/reviewWrites.ts';
import { teams } from '#entities/team/api/teamCollections.ts';
import { codeOfState } from '#entities/appointment/rules/appointmentState.ts';
import type { Organiser } from '#entities/organiser/rules/organiser.ts';
import type { ReviewedAppointment } from '#entities/appointment/rules/reviewedAppointment.ts';
import type { ReviewedRegistration } from '#entities/organiser/rules/reviewedRegistration.ts';
import { type Team, teamStatus } from '#entities/team/rules/team.ts';
import { readingClient } from '#data/queries/readingClient.ts';
import { fairNowMs } from '#session/clock/fairClock.ts';
import { services } from '#session/services.ts';
import { changeRow } from '#sending/changeRow.ts';
import type { ReviewDecision, ReviewFailure } from '../review/useReviewing.ts';
import { waitingStates } from './figureQueries.ts';

/** The oldest of what waits: the next ones come when these are decided. */
export const mostWaiting = 50;

const oldestFirst = { pageIndex: 1, pageSize: mostWaiting, sort: { CreatedAtMesc: 1 } } as const;

export const waitingAppointmentsKey = (exhibitionId: string) =>
  ['organiserAppointments', exhibitionId] as const;
export const waitingRegistrationsKey = (exhibitionId: string) =>
  ['organiserRegistrations', exhibitionId] as const;

export const waitingTeamsKey = (exhibitionId: string) => ['organiserTeams', exhibitionId] as const;

/** Appointments that the organiser has to let through. */
export const waitingAppointmentsQuery = ({ exhibitionId, userId }: Organiser) =>
  queryOptions({
    queryKey: [...waitingAppointmentsKey(exhibitionId), userId] as const,
    queryFn: async (context) => {
      const parts = { ExhibitionId: exhibitionId, State: codeOfState('pending') };
      return exhibitionAppointments.list(await readingClient(context), parts, { ...oldestFirst, userId });
    },
    staleTime: services().times.pollMs,
  });

/** Registrations that wait for the organiser. */
export const waitingRegistrationsQuery = ({ exhibitionId, userId }: Organiser) =>
  queryOptions({
    queryKey: [...waitingRegistrationsKey(exhibitionId), userId] as const,
    queryFn: async (context) => {
      const parts = { ExhibitionId: exhibitionId, ApproveState: waitingStates };
      return exhibitionRegistrations.list(await readingClient(context), parts, { ...oldestFirst, userId });
    },
    staleTime: services().times.pollMs,
  });

/** Teams that wait for the organiser. */
export const waitingTeamsQuery = ({ exhibitionId, userId }: Organiser) =>
  queryOptions({
    queryKey: [...waitingTeamsKey(exhibitionId), userId] as const,
    queryFn: async (context) => {
      const parts = { ExhibitionId: exhibitionId, ApproveState: waitingStates };
      return teams.list(await readingClient(context), parts, { ...oldestFirst, userId });
    },
    staleTime: services().times.pollMs,
  });

const refusalOf = (resCode: number): ReviewFailure => reviewRefusals[resCode] ?? 'refused';

const again = ({ userId }: Organiser): ReadOptions => ({ userId, policy: 'besideForm' });

/** Decided once: what another organiser has decided before is not overwritten. */
export const decideAppointment = (
  organiser: Organiser,
  { RecordId }: ReviewedAppointment,
  decision: ReviewDecision,
  reason: string,
): Promise<'done' | ReviewFailure> => {
  const isApproved = decision === 'approve';
  return changeRow<ReviewedAppointment, ReviewFailure>({
    readAgain: (client: ApiClient) =>
      exhibitionAppointments.get(
        client,
        { ExhibitionId: organiser.exhibitionId, RecordId },
        again(organiser),
      ),
    isAsSeen: ({ state }) => state === 'pending',
    holds: ({ state }) => state === (isApproved ? 'hostApproved' : 'hostRejected'),
    send: (client) =>
      reviewAppointment(client, RecordId, { isApproved, reason, atMs: fairNowMs() }, organiser.userId),
    refusalOf,
  });
};

export const decideRegistration = (
  organiser: Organiser,
  { RecordId, changedAt }: ReviewedRegistration,
  decision: ReviewDecision,
  reason: string,
): Promise<'done' | ReviewFailure> => {
  const isApproved = decision === 'approve';
  return changeRow<ReviewedRegistration, ReviewFailure>({
    readAgain: (client: ApiClient) =>
      exhibitionRegistrations.get(
        client,
        { ExhibitionId: organiser.exhibitionId, RecordId },
        again(organiser),
      ),
    // What the visitor has changed since is to be read before it is decided.
    isAsSeen: (now) => now.status === 'toBeReviewed' && now.changedAt === changedAt,
    holds: ({ status }) => status === (isApproved ? 'approved' : 'declined'),
    send: (client) =>
      reviewRegistration(client, RecordId, { isApproved, reason, atMs: fairNowMs() }, organiser.userId),
    refusalOf,
  });
};

export const decideTeam = (
  organiser: Organiser,
  { RecordId, Name }: Team,
  decision: ReviewDecision,
  reason: string,
): Promise<'done' | ReviewFailure> => {
  const isApproved = decision === 'approve';
  return changeRow<Team, ReviewFailure>({
    readAgain: (client: ApiClient) =>
      teams.get(client, { ExhibitionId: organiser.exhibitionId, RecordId }, again(organiser)),
    // A leader may have renamed the team since it was read.
    isAsSeen: (now) => teamStatus(now) === 'underReview' && now.Name === Name,
    holds: (now) => teamStatus(now) === (isApproved ? 'approved' : 'notApproved'),
    send: (client) =>
      reviewTeam(client, RecordId, { isApproved, reason, atMs: fairNowMs() }, organiser.userId),
    refusalOf,
  });
};
