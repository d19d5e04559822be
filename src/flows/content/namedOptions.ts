import type { FilterOption } from '#ui/list/ChoiceSelect.tsx';
import type { Language } from '#language/language.ts';
import { localize } from '#ui/text/localize.ts';
import { otherLanguage } from '#ui/text/organiserText.tsx';

interface Named {
  readonly RecordId: string;
  readonly Name: string;
  readonly NameEn: string;
}

/** Rows with a name, such as halls and categories, as a visitor reads them. */
export const namedOptions = (rows: readonly Named[], language: Language): readonly FilterOption[] =>
  rows.map(({ RecordId, Name, NameEn }) => ({
    value: RecordId,
    label: localize({ zh: Name, en: NameEn }, language),
    lang: otherLanguage({ zh: Name, en: NameEn }, language),
  }));

export const nameOf = (options: readonly FilterOption[], id: string): string =>
  options.find(({ value }) => value === id)?.label ?? '';
