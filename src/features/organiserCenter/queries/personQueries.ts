import { queryOptions } from '@tanstack/react-query';
import { checkInPlaces, checkInRecords } from '#entities/checkIn/api/checkInCollections.ts';
import { exhibitionRegistrations } from '#entities/organiser/api/organiserRows.ts';
import type { TextPair } from '#domain/form/formDefinition.ts';
import type { Organiser } from '#entities/organiser/rules/organiser.ts';
import type { PersonSearch } from '#entities/organiser/rules/personSearch.ts';
import { readingClient } from '#data/queries/readingClient.ts';

/** Who has more namesakes is looked for by code or number. */
export const mostFound = 20;

/** What was found is forgotten when the page no longer shows it. */
const forgotten = { gcTime: 0, staleTime: 0 } as const;

const partsOf = ({ by, value }: PersonSearch) =>
  by === 'mobile'
    ? { Mob: value }
    : by === 'email'
      ? { Email: value }
      : by === 'code'
        ? { VoucherCode: value }
        : {};

/** The registrations that a search finds, the newest first. */
export const peopleQuery = ({ exhibitionId, userId }: Organiser, search: PersonSearch) =>
  queryOptions({
    queryKey: ['organiserPeople', exhibitionId, userId, search] as const,
    queryFn: async (context) =>
      exhibitionRegistrations.list(
        await readingClient(context),
        { ExhibitionId: exhibitionId, ...partsOf(search) },
        {
          userId,
          pageIndex: 1,
          pageSize: mostFound,
          sort: { CreatedAtMesc: -1 },
          ...(search.by === 'name' && { search: { text: search.value, fields: ['Name'] } }),
        },
      ),
    ...forgotten,
  });

export interface PersonCheckIn {
  readonly place: TextPair;
  /** The server's text. */
  readonly signedAt: string;
}

/** Where and when one of them has checked in, the latest first. */
export const personCheckInsQuery = ({ exhibitionId, userId }: Organiser, registrationId: string) =>
  queryOptions({
    queryKey: ['organiserCheckIns', exhibitionId, userId, registrationId] as const,
    queryFn: async (context): Promise<readonly PersonCheckIn[]> => {
      const client = await readingClient(context);
      const [places, records] = await Promise.all([
        checkInPlaces.list(client, { ExhibitionId: exhibitionId }, { userId }),
        checkInRecords.list(
          client,
          { ExhibitionId: exhibitionId, RegistrationId: registrationId },
          { userId, pageIndex: 1, pageSize: 100, sort: { CreatedAtMesc: -1 } },
        ),
      ]);
      return records.map(({ placeId, signedAt }) => {
        const place = places.find(({ RecordId }) => RecordId === placeId);
        return { place: { zh: place?.Name ?? '', en: place?.NameEn ?? '' }, signedAt };
      });
    },
    ...forgotten,
  });
