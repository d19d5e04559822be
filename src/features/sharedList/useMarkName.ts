import { useTranslation } from 'react-i18next';
import type { Mark } from '#entities/favourite/rules/mark.ts';
import { languageOf } from '#language/language.ts';
import { localize } from '#ui/text/localize.ts';

/** What an exhibitor is called here; one that this phone has never read has no name yet. */
export function useMarkName(isGone: (id: string) => boolean = () => false): (mark: Mark) => string {
  const { t, i18n } = useTranslation('sharedList');
  const language = languageOf(i18n.language);
  return ({ id, summary }) => {
    if (summary !== undefined) return localize(summary.name, language);
    return isGone(id) ? t('gone') : t('unnamed');
  };
}
