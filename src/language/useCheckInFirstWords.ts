import { useStore } from 'zustand';
import { languageStore } from './shellMessages.ts';
import en from './en/checkInFirst.json';
import zh from './zh/checkInFirst.json';

const words = { zh, en };

/** The check-in page's texts before the rest has loaded. */
export function useCheckInFirstWords() {
  return words[useStore(languageStore, (spoken) => spoken.language)];
}
