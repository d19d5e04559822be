import { ChunkNotLoaded, loadChunk } from '../chunks/loadChunk.ts';
import { ownNames } from '../device/storage/deviceKeys.ts';
import type { SafeStorage } from '../device/storage/safeStorage.ts';
import { flushAll } from '../session/beforeLeaving.ts';
import type { ScreenModule, ScreenRoute } from '../flows/navigation/screenRoute.ts';
import { loadWords } from '../language/loadWords.ts';

interface Address {
  readonly pathname: string;
  readonly search: string;
}

export interface LoadingDeps {
  /** Undefined in development: then there are no new builds. */
  readonly build: string | undefined;
  readonly session: SafeStorage;
  readonly chunkTimeoutMs: number;
  readonly isOnline: () => boolean;
  readonly target: () => Address;
  readonly goTo: (address: string) => void;
}

/** With the failed build in the query: no cache has it, and it marks the next page as the one retry. */
export function reloadAddress({ pathname, search }: Address, build = ''): string {
  const query = new URLSearchParams(search);
  query.set('v', build);
  return `${pathname}?${query.toString()}`;
}

/** Whether this build's single reload was used; the address says so where storage is refused. */
export function hasReloaded({ build, session, target }: LoadingDeps): boolean {
  const written = session.read(ownNames.reloadedFor) ?? new URLSearchParams(target().search).get('v');
  return build === undefined || written === build;
}

/**
 * Loads a screen and its messages. Missing files mean that a newer build was published: drafts are saved and the page
 * reloads, once per build. After that, and offline, the error is thrown.
 */
export function createScreenLoader(deps: LoadingDeps) {
  const { build, session, chunkTimeoutMs, isOnline, target, goTo } = deps;
  async function loadPart<T>(load: () => Promise<T>): Promise<T> {
    try {
      return await loadChunk(load, chunkTimeoutMs);
    } catch (cause) {
      if (cause instanceof ChunkNotLoaded) throw cause;
      if (!isOnline()) throw new ChunkNotLoaded('offline');
      if (hasReloaded(deps)) throw cause;
      session.write(ownNames.reloadedFor, build ?? '');
      await flushAll();
      goTo(reloadAddress(target(), build));
      // The page is reloading; do not show an error before.
      return new Promise(() => {});
    }
  }
  return {
    /** Any lazy chunk. */
    loadPart,
    loadScreen: async ({
      load,
      namespaces,
    }: Pick<ScreenRoute, 'load' | 'namespaces'>): Promise<ScreenModule> => {
      const [screen] = await loadPart(() => Promise.all([load(), loadWords(namespaces)]));
      return screen;
    },
  };
}

/** A missing style sheet causes the one reload too; after that the screen is shown without it. */
export function acceptMissingStyles(hasTried: () => boolean): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (/CSS/.test(event.payload.message) && hasTried()) event.preventDefault();
  });
}
