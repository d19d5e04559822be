import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { defaultLanguage, type Language } from './language.ts';
import zhSelect from './zh/select.json';
import zhShell from './zh/shell.json';

/**
 * The words of the page's frame and of the landing page. They are there without the translation library, which would
 * be a seventh of all bytes before the landing page's buttons work; every later screen uses the library.
 */
const zhWords = { shell: zhShell, select: zhSelect };
export type FirstWords = typeof zhWords;
export type FirstArea = keyof FirstWords;
type Values = Readonly<Record<string, string | number>>;

interface Spoken {
  readonly language: Language;
  readonly words: FirstWords;
}

/** The language in use, and the one owner of that fact. */
export const spokenStore = createStore<Spoken>()(() => ({ language: defaultLanguage, words: zhWords }));

/** Fetches the first words of a language; rejects when they cannot be had. */
export async function loadFirstWords(language: Language): Promise<FirstWords> {
  if (language === defaultLanguage) return zhWords;
  const [shell, select] = await Promise.all([import('./en/shell.json'), import('./en/select.json')]);
  return { shell: shell.default, select: select.default };
}

export function firstWord<A extends FirstArea>(
  area: A,
  key: keyof FirstWords[A] & string,
  values: Values = {},
): string {
  const text = (spokenStore.getState().words[area] as Record<string, string>)[key] ?? key;
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
}

/** The words of one area, spoken anew when the language changes. */
export function useFirstWords<A extends FirstArea>(area: A) {
  const language = useStore(spokenStore, (spoken) => spoken.language);
  const t = (key: keyof FirstWords[A] & string, values?: Values) => firstWord(area, key, values);
  return { t, language };
}
