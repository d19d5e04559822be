import { useStore } from 'zustand';
import { languageStore } from './shellMessages.ts';
import en from './en/signInFirst.json';
import zh from './zh/signInFirst.json';

const words = { zh, en };

/** The check-in page's texts before the rest has loaded. */
export function useSignInFirstWords() {
  return words[useStore(languageStore, (spoken) => spoken.language)];
}
