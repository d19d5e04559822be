import { queryOptions } from '@tanstack/react-query';
import type { Contact } from '#domain/person/contact.ts';
import { findJoined } from './findJoined.ts';
import { findOwnCompanions } from '#entities/registration/stored/findOwnRegistration.ts';

/** The stored registrations of these people, as far as this contact may see them. */
export const companionsQuery = (exhibitionId: string, contact: Contact, recordIds: readonly string[]) =>
  queryOptions({
    queryKey: ['companions', exhibitionId, contact, recordIds],
    queryFn: async () => {
      const found = await findOwnCompanions(exhibitionId, contact, recordIds);
      if (found.kind === 'unknown') throw found.cause;
      return found.people;
    },
    enabled: recordIds.length > 0,
    // They must not change while they are corrected; each visit of the screen asks again.
    staleTime: Infinity,
    gcTime: 0,
  });

export const joinedQuery = (exhibitionId: string, groupId: string) =>
  queryOptions({
    queryKey: ['joined', exhibitionId, groupId],
    queryFn: async () => {
      const found = await findJoined(exhibitionId, groupId);
      if (found.kind === 'unknown') throw new Error('The group was not answered');
      return found.people;
    },
  });
