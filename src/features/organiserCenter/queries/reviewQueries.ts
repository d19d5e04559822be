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

const oldestFirst = { pageIndex: 1, sort: { CreatedAtMesc: 1 } } as const;

export const waitingAppointmentsKey = (exhibitionId: string) =>
  ['organiserAppointments', exhibitionId] as const;
export const waitingRegistrationsKey = (exhibitionId: string) =>
  ['organiserRegistrations', exhibitionId] as const;

export const waitingTeamsKey = (exhibitionId: string) => ['organiserTeams', exhibitionId] as const;

/** The oldest appointments that the organiser has to let through, at most so many. */
export const waitingAppointmentsQuery = ({ exhibitionId, userId }: Organiser, most: number) =>
  queryOptions({
    queryKey: [...waitingAppointmentsKey(exhibitionId), userId, most] as const,
    queryFn: async (context) => {
      const parts = { ExhibitionId: exhibitionId, State: codeOfState('pending') };
      return waitingAppointments.page(await readingClient(context), parts, {
        ...oldestFirst,
        pageSize: most,
        userId,
      });
    },
    staleTime: services().times.pollMs,
  });

/** The oldest registrations that wait for the organiser, at most so many. */
export const waitingRegistrationsQuery = ({ exhibitionId, userId }: Organiser, most: number) =>
  queryOptions({
    queryKey: [...waitingRegistrationsKey(exhibitionId), userId, most] as const,
    queryFn: async (context) => {
      const parts = { ExhibitionId: exhibitionId, ApproveState: waitingStates };
      return waitingRegistrations.page(await readingClient(context), parts, {
        ...oldestFirst,
        pageSize: most,
        userId,
      });
    },
    staleTime: services().times.pollMs,
  });

/** The oldest teams that wait for the organiser, at most so many. */
export const waitingTeamsQuery = ({ exhibitionId, userId }: Organiser, most: number) =>
  queryOptions({
    queryKey: [...waitingTeamsKey(exhibitionId), userId, most] as const,
    queryFn: async (context) => {
      const parts = { ExhibitionId: exhibitionId, ApproveState: waitingStates };
      return waitingTeams.page(await readingClient(context), parts, {
        ...oldestFirst,
        pageSize: most,
        userId,
      });
    },
    staleTime: services().times.pollMs,
  });
