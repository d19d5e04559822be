import { type ReactNode, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { loadChunk } from '#chunks/loadChunk.ts';
import { whenAtRest } from '#device/timers/whenAtRest.ts';
import { lazyPart } from '#flows/landing/lazyPart.ts';
import { currentVisitorId, onLoginChange } from '#session/acting/currentVisitorId.ts';
import { ExhibitionIdProvider } from '#session/visit/useExhibitionId.ts';
import type { TabCounts } from './UnreadCount.tsx';

const UnreadCount = lazyPart(() =>
  loadChunk(() => import('./UnreadCount.tsx')).then((part) => part.UnreadCount),
);

/**
 * How much is new for the visitor who acts, and the part that finds it out, to be drawn anywhere. It is asked for once the page is at
 * rest, and for visitors alone.
 */
export function useUnreadPart(exhibitionId: string | undefined): readonly [TabCounts, ReactNode] {
  const [counts, setCounts] = useState<TabCounts>({});
  const [isAtRest, setIsAtRest] = useState(false);
  const visitorId = useSyncExternalStore(onLoginChange, () =>
    exhibitionId === undefined ? undefined : currentVisitorId(exhibitionId),
  );
  useEffect(() => whenAtRest(() => setIsAtRest(true)), []);
  if (!isAtRest || exhibitionId === undefined || visitorId === undefined) return [{}, null];
  const part = (
    <ExhibitionIdProvider value={exhibitionId} key={`${exhibitionId}/${visitorId}`}>
      <Suspense>
        <UnreadCount owner={{ exhibitionId, visitorId }} onCount={setCounts} />
      </Suspense>
    </ExhibitionIdProvider>
  );
  return [counts, part];
}
