import { loadChunk } from '../../chunks/loadChunk.ts';
import { loginScreenPath, registerPath } from '../../domain/address/paths.ts';
import { screenRoutes } from '../../flows/navigation/screenRoutes.ts';
import { loadWords } from '../../language/loadWords.ts';

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

/**
 * Loads code and texts of the screen behind a link while the finger is still on it; a tap takes a tenth of a second. Whether
 * that works is seen when the screen opens. Returns a function that stops it.
 */
export function preloadPressed(page: Document): () => void {
  const onPress = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (link === null || link.host !== window.location.host) return;
    for (const { path, load, namespaces } of screenRoutes())
      if (isNext(path, link.pathname))
        loadChunk(() => Promise.all([load(), loadWords(namespaces)])).catch(() => {});
  };
  for (const press of presses) page.addEventListener(press, onPress, { capture: true, passive: true });
  return () => {
    for (const press of presses) page.removeEventListener(press, onPress, true);
  };
}
