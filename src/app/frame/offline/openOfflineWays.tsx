import { Suspense } from 'react';
import { loadChunk } from '#chunks/loadChunk.ts';
import { holdsAnyPass } from '#device/storage/appDeviceStore.ts';
import { whenAtRest } from '#device/timers/whenAtRest.ts';
import { lazyPart } from '#flows/landing/lazyPart.ts';
import { loadWords } from '#language/loadWords.ts';
import { provideOfflineWays } from '#ui/query/offlineWays.ts';

const load = () => loadChunk(() => import('./OfflineWays.tsx')).then((part) => part.OfflineWays);

const OfflineWays = lazyPart(load, ['offlineWays']);

/** Offers what the phone keeps wherever something cannot be loaded without a network. */
export function openOfflineWays(): void {
  provideOfflineWays(
    <Suspense>
      <OfflineWays />
    </Suspense>,
  );
  whenAtRest(() => {
    // Later it may be too late. A stranger has nothing to open without a network.
    if (holdsAnyPass()) Promise.all([load(), loadWords(['offlineWays'])]).catch(() => {});
  });
}
