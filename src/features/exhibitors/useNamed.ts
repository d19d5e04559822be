import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { namedOptions } from '#flows/content/namedOptions.ts';
import { hallsQuery, productTypesQuery } from '#entities/exhibitor/exhibitorQueries.ts';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { languageOf } from '#language/language.ts';

/** The halls and kinds of products of an exhibition, as a visitor reads them. Without them a list is whole too. */
export function useNamed() {
  const { i18n } = useTranslation();
  const exhibitionId = useExhibitionId();
  const language = languageOf(i18n.language);
  const { data: halls, isLoading: areHallsAwaited } = useServerQuery(hallsQuery(exhibitionId));
  const { data: kinds, isLoading: areKindsAwaited } = useServerQuery(productTypesQuery(exhibitionId));
  // The same for the same answers: the rows of a list are rendered again for other ones.
  return useMemo(
    () => ({
      language,
      halls: namedOptions(halls ?? [], language),
      kinds: namedOptions(kinds ?? [], language),
      areHallsAwaited,
      areKindsAwaited,
    }),
    [language, halls, kinds, areHallsAwaited, areKindsAwaited],
  );
}
