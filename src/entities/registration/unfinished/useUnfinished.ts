import { useEffect, useState } from 'react';
import { loadChunk } from '#chunks/loadChunk.ts';
import type { UnfinishedRegistration } from './findUnfinished.ts';

/** A registration that was begun on this phone, or sent without an answer. */
export function useUnfinished(exhibitionId: string, channelId: string | undefined) {
  const [unfinished, setUnfinished] = useState<UnfinishedRegistration>();

  useEffect(() => {
    if (channelId === undefined) return undefined;
    let isCancelled = false;
    void loadChunk(() => import('./findUnfinished.ts'))
      .then(({ findUnfinished }) => findUnfinished(exhibitionId, channelId))
      .then((found) => {
        if (!isCancelled) setUnfinished(found);
      })
      .catch(() => {});
    return () => {
      isCancelled = true;
    };
  }, [exhibitionId, channelId]);

  return unfinished;
}
