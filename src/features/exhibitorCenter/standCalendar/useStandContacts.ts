import { services } from '#session/services.ts';
import { readingClient } from '#data/queries/readingClient.ts';
import { exhibitorContacts } from '#entities/exhibitor/api/exhibitorContactCollections.ts';
import { queryOptions } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { BoothKey } from '#entities/exhibitor/rules/boothKey.ts';
import { standContacts } from '#entities/booth/rules/standContacts.ts';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import { languageOf } from '#language/language.ts';
import { localize } from '#ui/text/localize.ts';

const mostPeople = 100;

/** The people of a stand, as its own user sees them. */
const standPeopleQuery = ({ exhibitionId, exhibitorId, exhibitorUserId }: BoothKey) =>
  queryOptions({
    queryKey: ['standPeople', exhibitionId, exhibitorId] as const,
    queryFn: async (context) =>
      exhibitorContacts.list(
        await readingClient(context),
        { ExhibitorId: exhibitorId },
        { userId: exhibitorUserId, policy: 'background', pageIndex: 1, pageSize: mostPeople },
      ),
    staleTime: services().times.reaskEveryMs,
  });

export interface StandContacts {
  /** Each with a key for an address, which is never ''. */
  readonly list: readonly { readonly key: string; readonly id: string; readonly name: string }[];
  readonly nameOf: (contactId: string) => string;
}

export const standKey = 'stand';

/** Who of the stand can be met, with the names to show. */
export function useStandContacts(
  booth: BoothKey,
  mentioned: Parameters<typeof standContacts>[1],
): StandContacts {
  const { t, i18n } = useTranslation('standCalendar');
  const language = languageOf(i18n.language);
  const people = useServerQuery(standPeopleQuery(booth)).data ?? [];
  const list = standContacts(people, mentioned).map(({ id, name }) => ({
    key: id === '' ? standKey : id,
    id,
    name: id === '' ? t('stand') : localize(name, language) || t('contact'),
  }));
  return { list, nameOf: (contactId) => list.find(({ id }) => id === contactId)?.name ?? t('contact') };
}
