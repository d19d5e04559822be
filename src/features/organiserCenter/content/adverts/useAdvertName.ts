import { useTranslation } from 'react-i18next';
import { languageOf } from '#language/language.ts';
import { localize } from '#ui/text/localize.ts';
import type { OrganisedAdvert } from './advertQueries.ts';

/** What an advertisement is called; by its place in the order, from 0, where it has no name. */
export function useAdvertName(): (row: OrganisedAdvert, at: number) => string {
  const { t, i18n } = useTranslation('organiserContent');
  const language = languageOf(i18n.language);
  return (row, at) => {
    const name = 'Slot' in row ? localize({ zh: row.Name, en: row.NameEn }, language) : '';
    return name || t('advert_nth', { count: at + 1 });
  };
}
