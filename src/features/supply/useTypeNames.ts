import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import type { FilterOption } from '#ui/list/ChoiceSelect.tsx';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { isRecordId } from '#domain/record/isRecordId.ts';
import { namedOptions } from '#flows/content/namedOptions.ts';
import { productTypesQuery } from '#entities/exhibitor/exhibitorQueries.ts';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import { languageOf } from '#language/language.ts';

export interface TypeNames {
  /** The kinds of products of the exhibition; empty where it has none, undefined until that is known. */
  readonly options: readonly FilterOption[] | undefined;
  /** The name of a kind, or the words in its place; for an id '…' until the kinds are known, then '' where it is none. */
  readonly nameOf: (productType: string) => string;
}

export function useTypeNames(): TypeNames {
  const { i18n } = useTranslation();
  const exhibitionId = useExhibitionId();
  const language = languageOf(i18n.language);
  const { data, error } = useServerQuery(productTypesQuery(exhibitionId));
  const hasFailed = error !== null;
  return useMemo(() => {
    const options = data === undefined ? undefined : namedOptions(data, language);
    const unknownName = options === undefined && !hasFailed ? '…' : '';
    return {
      options: options ?? (hasFailed ? [] : undefined),
      nameOf: (productType) =>
        options?.find(({ value }) => value === productType)?.label ??
        (isRecordId(productType) ? unknownName : productType),
    };
  }, [data, hasFailed, language]);
}
