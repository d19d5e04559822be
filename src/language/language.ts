export const languages = ['zh', 'en'] as const;
export type Language = (typeof languages)[number];
export const defaultLanguage: Language = 'zh';

export function languageOf(word: string | null | undefined): Language {
  return word === 'en' ? 'en' : defaultLanguage;
}

export function htmlLanguage(language: Language): string {
  return language === 'en' ? 'en' : 'zh-CN';
}
