import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Choice } from '#domain/form/formDefinition.ts';
import { productTypesQuery } from '#entities/exhibitor/exhibitorQueries.ts';
import { namedOptions } from '#flows/content/namedOptions.ts';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import { languageOf } from '#language/language.ts';

/** The kinds of products of an exhibition; undefined until they are known, empty where they could not be read. */
export function useTypeChoices(exhibitionId: string): readonly Choice[] | undefined {
  const { i18n } = useTranslation();
  const language = languageOf(i18n.language);
  const { data, error } = useServerQuery(productTypesQuery(exhibitionId));
  return useMemo(() => {
    if (data === undefined) return error === null ? undefined : [];
    return namedOptions(data, language).map(({ value, label }) => ({
      value,
      text: { zh: label, en: label },
    }));
  }, [data, error, language]);
}
