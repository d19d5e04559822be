import { useTranslation } from 'react-i18next';

/** Texts one after another, in the punctuation of the language. */
export function useListed(): (texts: readonly string[]) => string {
  const { t } = useTranslation('content');
  return (texts) => texts.join(t('comma'));
}
