import chinese from '#domain/matching/chinese.json';
import { createCatalogueHost } from './catalogueHost.ts';
import type { CatalogueCall, CatalogueReply } from './openCatalogueHost.ts';

const page = self as unknown as Pick<Worker, 'postMessage'>;
const host = createCatalogueHost(async () => chinese);

const answer = ({ method, args }: CatalogueCall): Promise<unknown> =>
  (host[method] as (...given: readonly unknown[]) => Promise<unknown>)(...args);

/** Given away, not copied. */
const bytesIn = (done: unknown): Transferable[] => {
  const { bytes } = (done ?? {}) as { readonly bytes?: unknown };
  return bytes instanceof ArrayBuffer ? [bytes] : [];
};

// No database is opened here: a server may serve its files with a policy that denies it.
self.addEventListener('message', ({ data }: MessageEvent<CatalogueCall>) => {
  const { id } = data;
  answer(data).then(
    (done) => page.postMessage({ id, done } satisfies CatalogueReply, bytesIn(done)),
    () => page.postMessage({ id, hasFailed: true } satisfies CatalogueReply, []),
  );
});
