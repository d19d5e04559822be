import { queryOptions } from '@tanstack/react-query';
import { exhibitions } from '#api/exhibition/exhibitionCollections.ts';
import { readFormFields } from '#api/exhibition/readFormFields.ts';
import { Unreadable } from '#data/client/problems.ts';
import { type ExhibitorSetup, readExhibitorSetup } from '#domain/exhibition/exhibitorSetup.ts';
import type { FieldDefinition } from '#domain/form/formDefinition.ts';
import type { Contact } from '#domain/person/contact.ts';
import { readingClient } from '#data/queries/readingClient.ts';
import { rereadQueries } from '#data/queries/rereadQueries.ts';
import { localStores } from '#session/localStores.ts';
import { findApplication } from '#entities/exhibitor/api/findApplication.ts';
import { applicationKey, noteApplication } from '#entities/exhibitor/useHasApplied.ts';

/** The contact that was proven on this phone for the exhibition; null without one. Read whenever a page opens. */
export const applicantQuery = (exhibitionId: string) =>
  queryOptions({
    queryKey: ['applicant', exhibitionId] as const,
    queryFn: async (): Promise<Contact | null> =>
      (await (await localStores()).provenContacts.load(exhibitionId)) ?? null,
    gcTime: 0,
    staleTime: 0,
  });

/** With the organiser's questions; undefined where the usual ones are asked. */
export interface ApplicationSetup extends ExhibitorSetup {
  readonly configured: readonly FieldDefinition[] | undefined;
}

export const setupQuery = (exhibitionId: string) =>
  queryOptions({
    queryKey: ['exhibitorSetup', exhibitionId] as const,
    queryFn: async (context): Promise<ApplicationSetup> => {
      const client = await readingClient(context);
      const { rows, outcome } = await exhibitions.rows(client, { RecordId: exhibitionId });
      const [row] = rows;
      if (outcome !== 'rows' || row === undefined)
        throw new Unreadable('queryList/Exhibition: no exhibition');
      const setup = readExhibitorSetup(row);
      const { fields } = setup;
      return { ...setup, configured: fields === undefined ? undefined : readFormFields(fields, client.warn) };
    },
  });

/** Of the proven contact; null where there is none. Read again with every page: the organiser may have decided. */
export const applicationQuery = (exhibitionId: string, contact: Contact) =>
  queryOptions({
    queryKey: [...applicationKey(exhibitionId), contact.kind, contact.value] as const,
    queryFn: async (context) => {
      const found = await findApplication(await readingClient(context), { exhibitionId, contact });
      noteApplication(exhibitionId, found);
      return found;
    },
    staleTime: 0,
  });

export const rereadApplication = (exhibitionId: string): Promise<void> =>
  rereadQueries({ queryKey: applicationKey(exhibitionId) });
