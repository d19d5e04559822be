import { ChunkNotLoaded, loadChunk } from '../chunks/loadChunk.ts';

let retries = 0;

/**
 * Retries once. Chromium caches a failed import until the page is closed, so the retry needs a different URL, taken
 * from the error message. WebKit retries with the same URL.
 */
export async function importWithRetry<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await loadChunk(load);
  } catch (cause) {
    if (cause instanceof ChunkNotLoaded) throw cause;
    const address = /https?:\S+\.js\b/.exec(cause instanceof Error ? cause.message : '')?.[0];
    if (address === undefined) return loadChunk(load);
    retries += 1;
    const again = `${address}?retry=${retries}`;
    return loadChunk(() => import(/* @vite-ignore */ again) as Promise<Module>);
  }
}
