import { loadChunk } from '../chunks/loadChunk.ts';
import type { LazyNamespace } from './areaWords.ts';
import { loadShellMessages, languageStore } from './shellMessages.ts';
import type { Language } from './language.ts';
import type * as Translation from './translation.ts';

let translation: Promise<typeof Translation> | undefined;

function openTranslation() {
  translation ??= loadChunk(() => import('./translation.ts')).catch((cause: unknown) => {
    translation = undefined;
    throw cause;
  });
  return translation;
}

/** In the current language; rejects if one fails to load. */
export async function loadWords(areas: readonly LazyNamespace[]): Promise<void> {
  if (areas.length === 0) return;
  const { addAreas } = await openTranslation();
  await addAreas(areas, languageStore.getState().language);
}

/** Switches only when every namespace in use is loaded; rejects and changes nothing otherwise. */
export async function switchLanguage(language: Language): Promise<void> {
  const words = await loadShellMessages(language);
  if (translation !== undefined) await (await translation).setLanguage(language);
  languageStore.setState({ language, words });
}
