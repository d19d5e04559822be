import { useStore } from 'zustand';
import en from './en/assist.json';
import { languageStore, type Values, formatMessage } from './shellMessages.ts';
import zh from './zh/assist.json';

const words = { zh, en };

/** Texts for text size and help contact, in both languages: failure pages render without the translation library. */
export function useAssistWords() {
  const language = useStore(languageStore, (spoken) => spoken.language);
  const t = (key: keyof typeof zh, values: Values = {}) => formatMessage(words[language], key, values);
  return { t, language };
}
