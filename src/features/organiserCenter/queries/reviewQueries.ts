import { queryOptions } from '@tanstack/react-query';
import {
  waitingAppointments,
  waitingRegistrations,
  waitingTeams,
} from '#entities/organiser/api/decisionRows.ts';
import { codeOfState } from '#entities/appointment/rules/appointmentState.ts';
import type { Organiser } from '#entities/organiser/rules/organiser.ts';
import { readingClient } from '#data/queries/readingClient.ts';
import { services } from '#session/services.ts';
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
      return waitingAppointments.list(await readingClient(context), parts, { ...oldestFirst, userId });
    },
    staleTime: services().times.pollMs,
  });

/** Registrations that wait for the organiser. */
export const waitingRegistrationsQuery = ({ exhibitionId, userId }: Organiser) =>
  queryOptions({
    queryKey: [...waitingRegistrationsKey(exhibitionId), userId] as const,
    queryFn: async (context) => {
      const parts = { ExhibitionId: exhibitionId, ApproveState: waitingStates };
      return waitingRegistrations.list(await readingClient(context), parts, { ...oldestFirst, userId });
    },
    staleTime: services().times.pollMs,
  });

/** Teams that wait for the organiser. */
export const waitingTeamsQuery = ({ exhibitionId, userId }: Organiser) =>
  queryOptions({
    queryKey: [...waitingTeamsKey(exhibitionId), userId] as const,
    queryFn: async (context) => {
      const parts = { ExhibitionId: exhibitionId, ApproveState: waitingStates };
      return waitingTeams.list(await readingClient(context), parts, { ...oldestFirst, userId });
    },
    staleTime: services().times.pollMs,
  });
