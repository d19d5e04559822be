import { useTranslation } from 'react-i18next';
import type { BoothKey } from '#entities/exhibitor/rules/boothKey.ts';
import { boothPeopleQuery } from '#entities/booth/boothPeople.ts';
import { boothContacts } from '#entities/booth/rules/boothContacts.ts';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import { languageOf } from '#language/language.ts';
import { localize } from '#ui/text/localize.ts';

export interface BoothContacts {
  /** Each with a key for an address, which is never ''. */
  readonly list: readonly { readonly key: string; readonly id: string; readonly name: string }[];
  readonly nameOf: (contactId: string) => string;
  /** Whether the booth is known to have no such contact; undefined while its people are read. */
  readonly isMissing: (contactId: string) => boolean | undefined;
}

export const standKey = 'stand';

/** Who of the booth can be met, with the names to show. */
export function useBoothContacts(
  booth: BoothKey,
  mentioned: Parameters<typeof boothContacts>[1],
): BoothContacts {
  const { t, i18n } = useTranslation('boothCalendar');
  const language = languageOf(i18n.language);
  const { data, error } = useServerQuery(boothPeopleQuery(booth));
  const people = data ?? [];
  const list = boothContacts(people, mentioned).map(({ id, name }) => ({
    key: id === '' ? standKey : id,
    id,
    name: id === '' ? t('stand') : localize(name, language) || t('contact'),
  }));
  const found = (contactId: string) => list.find(({ id }) => id === contactId);
  return {
    list,
    nameOf: (contactId) => found(contactId)?.name ?? t('contact'),
    isMissing: (contactId) => {
      if (contactId === '' || found(contactId) !== undefined) return false;
      // Where the people could not be read, a contact without a name may still be the booth's.
      if (data === undefined) return error === null ? undefined : false;
      return true;
    },
  };
}
