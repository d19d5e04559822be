import { useEffect, useState } from 'react';
import { loadChunk } from '#chunks/loadChunk.ts';

/** Whether the phone stores answers that were not sent; false until they are looked for. */
export function useHasUnsent(): boolean {
  const [hasUnsent, setHasUnsent] = useState(false);
  useEffect(() => {
    let isUnmounted = false;
    loadChunk(() => import('#entities/visitor/logout.ts'))
      .then(({ findUnsent }) => findUnsent())
      .then((unsent) => isUnmounted || setHasUnsent(unsent !== undefined))
      .catch(() => {});
    return () => {
      isUnmounted = true;
    };
  }, []);
  return hasUnsent;
}
