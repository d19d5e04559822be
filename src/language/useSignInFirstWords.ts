import { useStore } from 'zustand';
import { languageStore } from './shellMessages.ts';
import en from './en/signInFirst.json';
import zh from './zh/signInFirst.json';

const words = { zh, en };

/** What the sign-in page says before the rest of it is there. */
export function useSignInFirstWords() {
  return words[useStore(languageStore, (spoken) => spoken.language)];
}
