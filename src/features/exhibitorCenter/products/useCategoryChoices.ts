import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { namedOptions } from '#flows/content/namedOptions.ts';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import { languageOf } from '#language/language.ts';
import type { BoothKey } from '#entities/exhibitor/rules/boothKey.ts';
import { firstCategoriesQuery, secondCategoriesQuery } from './productQueries.ts';
import type { CategoryChoice } from '../rules/forms/productForm.ts';

interface Category {
  readonly RecordId: string;
  readonly ExhibitorId: string;
  readonly Name: string;
  readonly NameEn: string;
}

/** The same at each render. */
const none: readonly never[] = [];

/** The categories that this exhibitor may use; undefined until they are known, empty where they could not be read. */
export function useCategoryChoices({
  exhibitionId,
  exhibitorId,
}: BoothKey): readonly CategoryChoice[] | undefined {
  const { i18n } = useTranslation();
  const language = languageOf(i18n.language);
  const first = useServerQuery(firstCategoriesQuery(exhibitionId));
  const second = useServerQuery(secondCategoriesQuery(exhibitionId));
  const firsts = first.data ?? (first.error === null ? undefined : none);
  const seconds = second.data ?? (second.error === null ? undefined : none);
  return useMemo(() => {
    if (firsts === undefined || seconds === undefined) return undefined;
    const isUsable = (row: Category) => row.ExhibitorId === '' || row.ExhibitorId === exhibitorId;
    const choices = (rows: readonly Category[]) =>
      namedOptions(rows.filter(isUsable), language).map(({ value, label }) => ({
        value,
        text: { zh: label, en: label },
      }));
    return choices(firsts).map((choice) => ({
      ...choice,
      seconds: choices(seconds.filter((row) => row.CategoryFirstId === choice.value)),
    }));
  }, [firsts, seconds, language, exhibitorId]);
}
