import { loadChunk } from '#chunks/loadChunk.ts';
import { loginScreenPath, registerPath } from '#domain/address/paths.ts';
import type { ScreenRoute } from '#flows/navigation/screenRoute.ts';
import { screenRoutes } from '#flows/navigation/screenRoutes.ts';
import { loadWords } from '#language/loadWords.ts';

const presses = ['touchstart', 'mousedown'] as const;

function isAt(pattern: string, pathname: string): boolean {
  const wanted = pattern.split('/');
  const given = pathname.split('/');
  const fewest = pattern.endsWith('?') ? wanted.length - 1 : wanted.length;
  if (given.length < fewest || given.length > wanted.length) return false;
  return wanted.every((part, at) => part.charAt(0) === ':' || part === given[at]);
}

/** Without a proven contact the registration begins with the login. */
const isNext = (path: string, pathname: string) =>
  isAt(path, pathname) || (path === loginScreenPath.pattern && isAt(registerPath.pattern, pathname));

/** What failed is tried again at the next press. */
const loaded = new WeakSet<ScreenRoute>();

let growing: Promise<unknown> | undefined;

/** With the first link that needs it: a landing page has none. A tap that comes before it, or without it, opens the page as any other does. */
function growPictures(): void {
  growing ??= loadChunk(() => import('./growPictures.ts'))
    .then((part) => part.growPictures(document))
    .catch(() => {});
}

/** Code and texts of the screen behind a link. Whether that works is seen when the screen opens. */
function loadBehind(link: HTMLAnchorElement | null): void {
  if (link === null || link.host !== window.location.host) return;
  if (link.dataset['shares'] !== undefined) growPictures();
  for (const route of screenRoutes())
    if (!loaded.has(route) && isNext(route.path, link.pathname)) {
      loaded.add(route);
      loadChunk(() => Promise.all([route.load(), loadWords(route.namespaces)])).catch(() =>
        loaded.delete(route),
      );
    }
}

/**
 * Loads the screen behind a link while the finger is still on it; a tap takes a tenth of a second. Returns a function that
 * stops it.
 */
export function preloadPressed(page: Document): () => void {
  const onPress = ({ target }: Event) =>
    loadBehind(target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null);
  for (const press of presses) page.addEventListener(press, onPress, { capture: true, passive: true });
  return () => {
    for (const press of presses) page.removeEventListener(press, onPress, true);
  };
}

/** Whether this page's script came out of the browser's cache. Unknown to older browsers, which count as not cached. */
function isCached(): boolean {
  const [script] = window.performance
    .getEntriesByType('resource')
    .filter(({ name }) => /\/assets\/.*\.js$/.test(name)) as PerformanceResourceTiming[];
  return script !== undefined && script.transferSize === 0 && script.decodedBodySize > 0;
}

/**
 * Loads the screen behind a landing page's primary action, where the app's files are on the phone: on a first visit they
 * would cost the visitor's data.
 */
export function preloadPrimary(page: Document): void {
  if (isCached()) loadBehind(page.querySelector<HTMLAnchorElement>('.l-foot .l-go[href]'));
}
