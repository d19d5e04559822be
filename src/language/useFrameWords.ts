import { useStore } from 'zustand';
import en from './en/frame.json';
import { formatMessage, languageStore, type Values } from './shellMessages.ts';
import zh from './zh/frame.json';

const words = { zh, en };
type Key = Exclude<keyof typeof zh, `${string}_${string}`> | 'newCount';

/** The same outside of a component. */
export const frameWord = (key: Key) => formatMessage(words[languageStore.getState().language], key, {});

/** Of what surrounds a screen: comes with it, after the landing page. */
export function useFrameWords() {
  const language = useStore(languageStore, (spoken) => spoken.language);
  return { t: (key: Key, values: Values = {}) => formatMessage(words[language], key, values) };
}
