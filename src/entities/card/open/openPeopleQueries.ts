import { queryOptions } from '@tanstack/react-query';
import { findOpenPerson, listOpenPeople } from '../api/openPeople.ts';
import type { MessageOwner } from '#entities/message/rules/message.ts';
import { readingClient } from '#data/queries/readingClient.ts';
import { services } from '#session/services.ts';

/** Who has agreed to be suggested. Held for the page alone: who takes it back is gone with the next answer. */
export const openPeopleQuery = (exhibitionId: string) =>
  queryOptions({
    queryKey: ['openPeople', exhibitionId] as const,
    queryFn: async (context) => listOpenPeople(await readingClient(context), exhibitionId),
    staleTime: services().times.reaskEveryMs,
  });

/** The same for exhibitors: who has agreed to be seen and invited by them. */
export const openToExhibitorsQuery = (exhibitionId: string) =>
  queryOptions({
    queryKey: ['openPeople', exhibitionId, 'exhibitors'] as const,
    queryFn: async (context) => listOpenPeople(await readingClient(context), exhibitionId, true),
    staleTime: services().times.reaskEveryMs,
  });

/** What others see of a visitor; null where they have not agreed. */
export const openPersonQuery = ({ exhibitionId, visitorId }: MessageOwner) =>
  queryOptions({
    queryKey: ['openPerson', exhibitionId, visitorId] as const,
    queryFn: async (context) =>
      (await findOpenPerson(await readingClient(context), { exhibitionId, visitorId })) ?? null,
    staleTime: services().times.reaskEveryMs,
  });
