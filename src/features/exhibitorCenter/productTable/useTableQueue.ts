import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { BoothKey } from '#entities/exhibitor/rules/boothKey.ts';
import { createTableQueue } from './tableQueue.ts';

/** What was pasted and waits; it goes on when the page is opened, and with the network. */
export function useTableQueue(booth: BoothKey) {
  const [queue] = useState(() => createTableQueue(booth));
  const view = useStore(queue.store);
  useEffect(() => {
    const resume = () => void queue.run();
    resume();
    window.addEventListener('online', resume);
    return () => window.removeEventListener('online', resume);
  }, [queue]);
  return { queue, view };
}
