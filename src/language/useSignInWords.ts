import { useStore } from 'zustand';
import { languageStore, type Values, formatMessage } from './shellMessages.ts';
import en from './en/signIn.json';
import zh from './zh/signIn.json';

const words = { zh, en };
export type SignInWord = keyof typeof zh;

/**
 * The check-in texts in both languages: a hall may be offline when a visitor switches, and the translation library
 * would be a seventh of the bytes before the button works.
 */
export function useSignInWords() {
  const language = useStore(languageStore, (spoken) => spoken.language);
  const t = (key: SignInWord, values: Values = {}) => formatMessage(words[language], key, values);
  return { t, language };
}
