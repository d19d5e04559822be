import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { loadChunk } from '../chunks/loadChunk.ts';
import type { LazyNamespace } from './areaWords.ts';
import { countFormatter } from './countFormatter.ts';
import { loadShellMessages } from './shellMessages.ts';
import { defaultLanguage, type Language } from './language.ts';

type Words = Record<string, string>;

const files = import.meta.glob<Words>(
  [
    './{zh,en}/*.json',
    '!./*/shell.json',
    '!./*/{select,checkIn,checkInFirst,easy,testers}.json',
    // An area's own: the namespace is the folder that holds `words`.
    '../features/**/words/{zh,en}.json',
  ],
  { import: 'default' },
);
const loaders = new Map(Object.entries(files).map(([path, load]) => [namespaceOf(path), load]));

/** `zh/fields` of `./zh/fields.json`, `zh/teams` of `../features/teams/words/zh.json`. */
function namespaceOf(path: string): string {
  return path.replace(/^\.\/|\.json$/g, '').replace(/^.*\/(\w+)\/words\/(\w+)$/, '$2/$1');
}

/** Widgets use the shell's messages too. */
const inUse = new Set<LazyNamespace>(['shell']);

// Nothing is inserted as HTML; escaping would show `&amp;`.
const started = i18next
  .use(initReactI18next)
  .use(countFormatter)
  .init({
    lng: defaultLanguage,
    fallbackLng: defaultLanguage,
    resources: {},
    ns: [],
    defaultNS: 'shell',
    keySeparator: false,
    interpolation: { escapeValue: false, alwaysFormat: true },
    react: { useSuspense: false },
  });

async function addArea(area: LazyNamespace, language: Language): Promise<void> {
  if (i18next.hasResourceBundle(language, area)) return;
  const load = loaders.get(`${language}/${area}`);
  // The shell's messages are loaded with the landing page.
  const words = load === undefined ? (await loadShellMessages(language)).shell : await loadChunk(load);
  i18next.addResourceBundle(language, area, words);
}

/** What cannot be loaded is not in use: it must not keep other areas from their texts. */
export async function addAreas(areas: readonly LazyNamespace[], language: Language): Promise<void> {
  for (const area of areas) inUse.add(area);
  try {
    await started;
    await Promise.all([...areas, 'shell' as const].map((area) => addArea(area, language)));
  } catch (cause) {
    for (const area of areas) if (!i18next.hasResourceBundle(language, area)) inUse.delete(area);
    throw cause;
  }
  if (i18next.language !== language) await i18next.changeLanguage(language);
}

export async function setLanguage(language: Language): Promise<void> {
  await started;
  await Promise.all(Array.from(inUse, (area) => addArea(area, language)));
  if (i18next.language !== language) await i18next.changeLanguage(language);
}
