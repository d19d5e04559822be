import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { loadChunk } from '../chunks/loadChunk.ts';
import { defaultLanguage, type Language } from './language.ts';
import type * as ZhWords from './zh/first.ts';

/** Without the translation library, which would be a seventh of the bytes before the landing page is interactive. */
export type ShellMessages = Pick<typeof ZhWords, 'shell' | 'select'>;
export type ShellNamespace = keyof ShellMessages;
export type Values = Readonly<Record<string, string | number>>;

interface LanguageState {
  readonly language: Language;
  readonly words: ShellMessages | undefined;
}

/** The only owner of the current language. */
export const languageStore = createStore<LanguageState>()(() => ({
  language: defaultLanguage,
  words: undefined,
}));

export function loadShellMessages(language: Language): Promise<ShellMessages> {
  return loadChunk(() => (language === 'en' ? import('./en/first.ts') : import('./zh/first.ts')));
}

export function shellMessage<A extends ShellNamespace>(
  area: A,
  key: keyof ShellMessages[A] & string,
  values: Values = {},
): string {
  return formatMessage(languageStore.getState().words?.[area] ?? {}, key, values);
}

/** Fills in `{{names}}`; `count` selects the plural form. */
export function formatMessage(words: Readonly<Record<string, string>>, key: string, values: Values): string {
  const form = values['count'] === 1 ? '_one' : '_other';
  const text = words[key] ?? words[key + form] ?? '';
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
}

export function useShellMessages<A extends ShellNamespace>(area: A) {
  const language = useStore(languageStore, (spoken) => spoken.language);
  const t = (key: keyof ShellMessages[A] & string, values?: Values) => shellMessage(area, key, values);
  return { t, language };
}
