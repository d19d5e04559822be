import { useTranslation } from 'react-i18next';
import { firstCategories, secondCategories } from '#entities/product/api/productCollections.ts';
import { choicesQuery } from '#flows/content/detailQuery.ts';
import { namedOptions } from '#flows/content/namedOptions.ts';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { languageOf } from '#language/language.ts';

const firstQuery = (exhibitionId: string) =>
  choicesQuery(firstCategories, { ExhibitionId: exhibitionId }, { Sort: 1 });

const secondQuery = (exhibitionId: string, firstId: string) =>
  choicesQuery(secondCategories, { ExhibitionId: exhibitionId, CategoryFirstId: firstId }, { Sort: 1 });

/** The categories of an exhibition, and those below the first level's `firstId`; none for ''. `isReading` until there is an answer for each. */
export function useCategories(firstId: string) {
  const { i18n } = useTranslation();
  const exhibitionId = useExhibitionId();
  const language = languageOf(i18n.language);
  const first = useServerQuery(firstQuery(exhibitionId));
  const second = useServerQuery({ ...secondQuery(exhibitionId, firstId), enabled: firstId !== '' });
  return {
    language,
    first: namedOptions(first.data ?? [], language),
    second: namedOptions(second.data ?? [], language),
    isFirstAwaited: first.isLoading,
    isReading: first.isLoading || second.isLoading,
  };
}
