import { useTranslation } from 'react-i18next';
import { namedOptions } from '../../flows/content/namedOptions.ts';
import { hallsQuery, productTypesQuery } from '../../flows/exhibitors/exhibitorQueries.ts';
import { useServerQuery } from '../../flows/queries/useServerQuery.ts';
import { languageOf } from '../../language/language.ts';

/** The halls and kinds of products of an exhibition, as a visitor reads them. Without them a list is whole too. */
export function useNamed(exhibitionId: string) {
  const { i18n } = useTranslation();
  const language = languageOf(i18n.language);
  const halls = useServerQuery(hallsQuery(exhibitionId)).data ?? [];
  const kinds = useServerQuery(productTypesQuery(exhibitionId)).data ?? [];
  return { language, halls: namedOptions(halls, language), kinds: namedOptions(kinds, language) };
}
