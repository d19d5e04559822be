import type { ComponentType } from 'react';
import { ChunkNotLoaded, loadChunk } from '../chunks/loadChunk.ts';
import { ownNames } from '../device/deviceKeys.ts';
import type { SafeStorage } from '../device/safeStorage.ts';
import { flushAll } from '../flows/leaving.ts';
import type { ScreenRoute } from '../flows/screenRoute.ts';
import { loadWords } from '../language/loadWords.ts';

interface Address {
  readonly pathname: string;
  readonly search: string;
}

export interface LoadingDeps {
  /** Undefined where nothing was built: then nothing can have been published meanwhile. */
  readonly build: string | undefined;
  readonly session: SafeStorage;
  readonly chunkTimeoutMs: number;
  readonly isOnline: () => boolean;
  /** Where the visitor is going. */
  readonly target: () => Address;
  /** Loads the page anew at this address. */
  readonly goTo: (address: string) => void;
}

/** The address with the build that failed in it: no cache has it, and it tells the next page that this was the try. */
export function reloadAddress({ pathname, search }: Address, build = ''): string {
  const query = new URLSearchParams(search);
  query.set('v', build);
  return `${pathname}?${query.toString()}`;
}

/** Whether the one reload of this build has been used up. The address knows it where nothing may be stored. */
export function hasReloaded({ build, session, target }: LoadingDeps): boolean {
  const written = session.read(ownNames.reloadedFor) ?? new URLSearchParams(target().search).get('v');
  return build === undefined || written === build;
}

/**
 * Loads a screen and its words. Files that are gone mean a newer version: what was typed is saved and the page loads
 * anew, once per build. After that, and without a network, the error is the screen's to show.
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
      // The page is going; an error must not flash up before it has gone.
      return new Promise(() => {});
    }
  }
  return {
    /** Any lazily loaded chunk. */
    loadPart,
    loadScreen: async ({
      load,
      namespaces,
    }: Pick<ScreenRoute, 'load' | 'namespaces'>): Promise<ComponentType> => {
      const [screen] = await loadPart(() => Promise.all([load(), loadWords(namespaces)]));
      return screen.default;
    },
  };
}

/** A lost style sheet is worth the one reload too; after that the screen is readable without it. */
export function acceptMissingStyles(hasTried: () => boolean): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (/CSS/.test(event.payload.message) && hasTried()) event.preventDefault();
  });
}
