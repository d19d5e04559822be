import { useStore } from 'zustand';
import en from '#language/en/easy.json';
import { formatMessage, languageStore } from '#language/shellMessages.ts';
import zh from '#language/zh/easy.json';

const words = { zh, en };

/** Of the switch between the usual and the easy mode, which stands on pages of all areas. */
export function useEasyWords() {
  const language = useStore(languageStore, (spoken) => spoken.language);
  return { t: (key: keyof typeof zh) => formatMessage(words[language], key, {}) };
}
