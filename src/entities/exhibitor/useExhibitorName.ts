import { useTranslation } from 'react-i18next';
import { languageOf } from '#language/language.ts';
import { localize } from '#ui/text/localize.ts';
import { otherLanguage } from '#ui/text/organiserText.tsx';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import { exhibitorQuery } from './exhibitorQueries.ts';

/** '' while it is not known. */
export function useExhibitorName(exhibitionId: string, exhibitorId: string) {
  const { i18n } = useTranslation();
  const language = languageOf(i18n.language);
  const { data } = useServerQuery({
    ...exhibitorQuery(exhibitionId, exhibitorId),
    enabled: exhibitorId !== '',
  });
  const pair = { zh: data?.CompanyName ?? '', en: data?.CompanyNameEn ?? '' };
  return { name: localize(pair, language), lang: otherLanguage(pair, language) };
}
