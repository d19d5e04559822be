import { useStore } from 'zustand';
import en from './en/favourites.json';
import { formatMessage, languageStore, type Values } from './shellMessages.ts';
import zh from './zh/favourites.json';

const words = { zh, en };
export type FavouriteWord = keyof typeof zh;

/** In both languages: what the server has refused is told on any page, also on one without the translation library. */
export const favouriteMessage = (key: FavouriteWord, values: Values = {}): string =>
  formatMessage(words[languageStore.getState().language], key, values);

export function useFavouriteWords() {
  const language = useStore(languageStore, (spoken) => spoken.language);
  const t = (key: FavouriteWord, values: Values = {}) => formatMessage(words[language], key, values);
  return { t, language };
}
