import type { Language } from '#language/language.ts';

/** Whole sentences in one line: Chinese ones stand without a space between them. */
export const joinSentences = (sentences: readonly string[], language: Language): string =>
  sentences.join(language === 'zh' ? '' : ' ');
