import { useStore } from 'zustand';
import en from './en/query.json';
import { languageStore, type Values, formatMessage } from './shellMessages.ts';
import zh from './zh/query.json';

const words = { zh, en };

/** Used by every list and detail page, so routes need not list them. */
export function useQueryWords() {
  const language = useStore(languageStore, (spoken) => spoken.language);
  return { t: (key: keyof typeof zh, values: Values = {}) => formatMessage(words[language], key, values) };
}
