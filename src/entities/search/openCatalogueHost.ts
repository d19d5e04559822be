import { loadChunk } from '#chunks/loadChunk.ts';
import type { CatalogueHost } from './catalogueHost.ts';

export interface CatalogueCall {
  readonly id: number;
  readonly method: keyof CatalogueHost;
  readonly args: readonly unknown[];
}

export interface CatalogueReply {
  readonly id: number;
  readonly done?: unknown;
  readonly hasFailed?: true;
}

let opening: Promise<CatalogueHost> | undefined;

/** The one of this page. Rejects if its files cannot be loaded; the next call tries it again. */
export function openCatalogueHost(): Promise<CatalogueHost> {
  opening ??= create().catch((cause: unknown) => {
    opening = undefined;
    throw cause;
  });
  return opening;
}

async function create(): Promise<CatalogueHost> {
  const worker = 'Worker' in window ? await startWorker().catch(() => undefined) : undefined;
  return worker ?? (await loadChunk(() => import('./catalogueInPage.ts'))).catalogueInPage();
}

async function startWorker(): Promise<CatalogueHost> {
  const { default: CatalogueWorker } = await loadChunk(() => import('./catalogueWorker.ts?worker'));
  const worker = new CatalogueWorker();
  const waiting = new Map<number, { resolve: (done: unknown) => void; reject: (cause: Error) => void }>();
  let last = 0;

  function fail() {
    for (const { reject } of Array.from(waiting.values())) reject(new Error('the search worker has failed'));
    waiting.clear();
    opening = undefined;
  }
  worker.addEventListener('error', fail);
  worker.addEventListener('messageerror', fail);
  worker.addEventListener('message', ({ data: { id, done, hasFailed } }: MessageEvent<CatalogueReply>) => {
    const call = waiting.get(id);
    waiting.delete(id);
    if (hasFailed) call?.reject(new Error('the search has failed'));
    else call?.resolve(done);
  });

  const ask = (method: keyof CatalogueHost, args: readonly unknown[], given: Transferable[] = []) =>
    new Promise<never>((resolve, reject) => {
      last += 1;
      waiting.set(last, { resolve: resolve as (done: unknown) => void, reject });
      worker.postMessage({ id: last, method, args } satisfies CatalogueCall, given);
    });
  return {
    open: (bytes) => ask('open', [bytes], bytes === undefined ? [] : [bytes]),
    add: (...args) => ask('add', args),
    setPeople: (...args) => ask('setPeople', args),
    complete: (...args) => ask('complete', args),
    search: (...args) => ask('search', args),
    letters: (...args) => ask('letters', args),
    suggest: (...args) => ask('suggest', args),
  };
}
