import { useStore } from 'zustand';
import { languageStore, type Values, formatMessage } from './shellMessages.ts';
import en from './en/checkIn.json';
import zh from './zh/checkIn.json';

const words = { zh, en };
export type CheckInWord = keyof typeof zh;

/**
 * The check-in texts in both languages: a hall may be offline when a visitor switches, and the translation library
 * would be a seventh of the bytes before the button works.
 */
export function useCheckInWords() {
  const language = useStore(languageStore, (spoken) => spoken.language);
  const t = (key: CheckInWord, values: Values = {}) => formatMessage(words[language], key, values);
  return { t, language };
}
