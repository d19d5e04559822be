import { useRef, useState } from 'react';
import { readOlder, type ThreadKey } from '#entities/message/threadQuery.ts';

export interface Older {
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  readonly load: () => void;
}

/** Reads further back, one page at a time. */
export function useOlder(key: ThreadKey): Older {
  const isRunning = useRef(false);
  const [isLoading, setIsLoading] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);

  async function read() {
    // A ref: the end of the list may be seen again before the next render.
    if (isRunning.current) return;
    isRunning.current = true;
    setIsLoading(true);
    try {
      await readOlder(key);
      setHasFailed(false);
    } catch {
      setHasFailed(true);
    } finally {
      isRunning.current = false;
      setIsLoading(false);
    }
  }

  return { isLoading, hasFailed, load: () => void read() };
}
