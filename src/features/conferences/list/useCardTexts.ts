import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Session } from '#entities/programme/rules/session.ts';

export type CardTexts = ReturnType<typeof useCardTexts>;

/** What a programme says in its rows. Translated once for all: a day that is scrolled draws hundreds of them. */
export function useCardTexts() {
  const { t } = useTranslation('conferences');
  return useMemo(() => {
    const spoken: Readonly<Record<Session['language'], string>> = {
      '': '',
      zh: t('language_zh'),
      en: t('language_en'),
      both: t('language_both'),
    };
    return {
      spoken,
      noTime: t('noTime'),
      addOf: (title: string) => t('addOf', { title }),
      earlier: (count: number) => t('earlier', { count }),
    };
  }, [t]);
}
