import { useServerQuery } from '../../flows/queries/useServerQuery.ts';
import { languageOf } from '../../language/language.ts';
import { localize } from '../../ui/text/localize.ts';
import { otherLanguage } from '../../ui/text/organiserText.tsx';
import type { FilterOption } from '../../ui/list/FilterChips.tsx';
import { useTranslation } from 'react-i18next';
import { hallsQuery, productTypesQuery } from '../../flows/exhibitors/exhibitorQueries.ts';

interface Named {
  readonly RecordId: string;
  readonly Name: string;
  readonly NameEn: string;
}

/** The halls and kinds of products of an exhibition, as a visitor reads them. Without them a list is whole too. */
export function useNamed(exhibitionId: string) {
  const { i18n } = useTranslation();
  const language = languageOf(i18n.language);
  const halls = useServerQuery(hallsQuery(exhibitionId)).data ?? [];
  const kinds = useServerQuery(productTypesQuery(exhibitionId)).data ?? [];
  const toOption = ({ RecordId, Name, NameEn }: Named): FilterOption => ({
    value: RecordId,
    label: localize({ zh: Name, en: NameEn }, language),
    lang: otherLanguage({ zh: Name, en: NameEn }, language),
  });
  return { language, halls: halls.map(toOption), kinds: kinds.map(toOption) };
}

export const nameOf = (options: readonly FilterOption[], id: string): string =>
  options.find(({ value }) => value === id)?.label ?? '';
