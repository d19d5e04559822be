import { useStore } from 'zustand';
import en from './en/testers.json';
import { languageStore, type Values, formatMessage } from './shellMessages.ts';
import zh from './zh/testers.json';

const words = { zh, en };
export type TesterWord = keyof typeof zh;

/** Not a JSON file, which would be part of every build. */
export function useTesterWords() {
  const language = useStore(languageStore, (spoken) => spoken.language);
  const t = (key: TesterWord, values: Values = {}) => formatMessage(words[language], key, values);
  return { t, language };
}
