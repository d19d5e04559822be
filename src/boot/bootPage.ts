/**
 * What every page has that a boot script paints: it is inlined into the HTML, so every byte delays the first paint. If it fails
 * the app still starts, and if the app fails it reports that.
 */
import { resizedUrl } from '../domain/file/storedImageUrl.ts';
import { type PageNode, writeNodes } from '../domain/page/writeNodes.ts';
import type { FairMs } from '../domain/time/clocks.ts';
import { applyColorScheme } from '../domain/page/colorScheme.ts';
import { applyTextSize } from '../domain/text/textSize.ts';
import { allowOwnScripts } from './allowOwnScripts.ts';
import { bootWords, type Language } from './bootWords.ts';
import type { BootHandover } from './takeEarlyAnswer.ts';

/** Inserted by the build: the app's files. */
export interface BootConfig {
  readonly storageHost: string;
  /** Names below `/assets/`, the entry first; empty in development. */
  readonly files: readonly string[];
  /** Places in `files`, by first path segment, `*` for other screens, language, segment and language together, or '' for all. */
  readonly preloads: Readonly<Record<string, readonly number[] | undefined>>;
}
declare const givenConfig: BootConfig;
// Used once: the build replaces the name by the whole text.
const bootConfig = givenConfig;

/** Ten seconds after navigation start, including the time before this script. */
const sayingSoAfterMs = 9_000;

export const fitCover = (url: string) => resizedUrl(url, '780x780/quality/75', bootConfig.storageHost);

export const handover: BootHandover = {
  early: {},
  ...window.boot,
  returned: '',
  taken: false,
  styled: Promise.resolve(),
  fitCover,
  sayProblem,
};
window.boot = handover;

allowOwnScripts();

export function stored(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null; // Storage may be refused.
  }
}

try {
  // A log-out empties the storage, and carries language, text size, colours and easy mode over by the entry of the history.
  Object.assign(localStorage, (history.state as { readonly carried?: object }).carried);
} catch {
  // No state, or no storage.
}
export const language: Language = stored('locale') === 'en' ? 'en' : 'zh';
document.documentElement.lang = language === 'en' ? 'en' : 'zh-CN';
applyTextSize(document.documentElement, stored('textSize'));
applyColorScheme(document.documentElement, stored('colorScheme'));

/** A row that the phone remembers, as an answer holds it: it is painted first, and the answer corrects it. */
export function remembered(name: string): unknown {
  try {
    return { result: [JSON.parse(String(stored(name)))] };
  } catch {
    return undefined;
  }
}

/** By the server's clock as the app last knew it. */
export const bootNowMs = (): FairMs => Date.now() - Number(stored('clockAhead'));

export function paint(place: 'landing' | 'actions', nodes: readonly PageNode[], frame = 's-main'): void {
  const into = document.getElementById(place);
  if (into === null || handover.taken) return;
  writeNodes(nodes, into);
  (into.parentNode as Element).className = frame;
}

/** A tap before the app runs: it opens the screen when it starts. */
export function followLink(event: MouseEvent): void {
  const link = (event.target as Element).closest('a');
  const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
  if (link === null || button > 0 || metaKey || ctrlKey || shiftKey || altKey) return;
  event.preventDefault();
  if (handover.wanted !== undefined) return;
  handover.wanted = link.pathname + link.search;
  link.setAttribute('aria-busy', 'true');
  handover.go?.(handover.wanted);
  loadApp();
}

/** Never leave the page empty: say what failed and offer a retry. */
function sayProblem(): void {
  const place = document.getElementById('boot-problem');
  if (place === null || handover.taken || place.firstChild !== null) return;
  const words = bootWords[language];
  const retry = document.createElement('button');
  retry.className = 'l-retry';
  retry.textContent = words.retry;
  retry.addEventListener('click', () => location.reload());
  // If the exhibition is painted, its name is the heading.
  const title = document.querySelector('h1') === null ? [words.failedTitle] : [];
  writeNodes(
    [
      ...title.map((text) => ({ tag: 'h1', className: 'l-name', children: [text] }) as const),
      { tag: 'p', className: 'l-text', children: [words.failedWhy + words.failedText] },
    ],
    place,
  );
  place.appendChild(retry);
}

function addLink(rel: string, href: string): HTMLLinkElement {
  const element = document.createElement('link');
  element.rel = rel;
  element.href = href;
  // Vite's preload links are anonymous; without this the file is fetched twice.
  element.crossOrigin = '';
  document.head.appendChild(element);
  return element;
}

let loading = false;
export function loadApp(): void {
  const { files, preloads } = bootConfig;
  if (loading || files.length === 0) return;
  loading = true;
  const segment = String(location.pathname.split('/')[1]);
  const screen = preloads[segment] === undefined ? '*' : segment;
  const loaded: Promise<void>[] = [];
  const load = (key: string) => {
    for (const at of preloads[key] ?? []) {
      const name = String(files[at]);
      // Load style sheets early, or the script would request them a round trip later.
      const isStyle = name.slice(-3) === 'css';
      const element = addLink(isStyle ? 'stylesheet' : 'modulepreload', `/assets/${name}`);
      if (isStyle)
        loaded.push(
          new Promise((done) => {
            element.addEventListener('load', () => done());
            element.addEventListener('error', () => done());
          }),
        );
    }
  };
  const script = document.createElement('script');
  script.type = 'module';
  script.crossOrigin = '';
  script.src = `/assets/${files[0]}`;
  script.addEventListener('error', sayProblem);
  document.head.appendChild(script);
  load('');
  load(screen);
  load(language);
  load(segment + language);
  handover.styled = Promise.all(loaded);
  setTimeout(sayProblem, sayingSoAfterMs);
}
