import { queryOptions } from '@tanstack/react-query';
import { readKept } from '#data/queries/readKept.ts';
import { readingClient } from '#data/queries/readingClient.ts';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import { useStand } from '#session/acting/roleIdentity.ts';
import { services } from '#session/services.ts';
import type { BoothKey } from '../exhibitor/rules/boothKey.ts';
import { exhibitorContacts } from '../exhibitor/api/exhibitorContactCollections.ts';

const mostPeople = 100;

/** The people of a booth, as its own user sees them: names alone, which the phone keeps for the hours without a network. */
export const boothPeopleQuery = ({ exhibitionId, exhibitorId, exhibitorUserId }: BoothKey) =>
  queryOptions({
    queryKey: ['boothPeople', exhibitionId, exhibitorId] as const,
    queryFn: (context) =>
      readKept(context, { exhibitionId, name: `boothPeople/${exhibitorId}` }, async () => {
        const people = await exhibitorContacts.list(
          await readingClient(context),
          { ExhibitorId: exhibitorId },
          { userId: exhibitorUserId, policy: 'background', pageIndex: 1, pageSize: mostPeople },
        );
        return people.map(({ RecordId, Name, NameEn }) => ({ RecordId, Name, NameEn }));
      }),
    staleTime: services().times.reaskEveryMs,
  });

/** Who follows up a lead. */
export interface LeadOwner {
  readonly id: string;
  readonly name: string;
}

export interface BoothPeople {
  /** Who is logged in: by their contact, or by their user where the phone knows no contact. */
  readonly me: LeadOwner;
  readonly colleagues: readonly LeadOwner[];
  /** Undefined until they are known. */
  readonly people: readonly { readonly id: string; readonly names: readonly string[] }[] | undefined;
}

/** The people of a booth to whom a lead can be given. */
export function useBoothPeople(booth: BoothKey): BoothPeople {
  const stand = useStand();
  const { data } = useServerQuery(boothPeopleQuery(booth));
  const me = { id: stand?.contactId || booth.exhibitorUserId, name: stand?.name ?? '' };
  const named = data?.map(({ RecordId, Name, NameEn }) => ({ id: RecordId, names: [Name, NameEn] }));
  return {
    me,
    colleagues: (data ?? [])
      .filter(({ RecordId, Name }) => RecordId !== me.id && Name !== me.name)
      .map(({ RecordId, Name }) => ({ id: RecordId, name: Name })),
    // Who is logged in belongs to the booth, also where the list does not name them.
    people: named && [...named, { id: me.id, names: [] }],
  };
}
