import { useRef, useState } from 'react';

/** Runs a step unless the one before is still under way. Locked by state, not by time, however slow the server is. */
export function useOneAtATime() {
  const [isBusy, setIsBusy] = useState(false);
  const busy = useRef(false);

  async function run(step: () => Promise<unknown>): Promise<void> {
    if (busy.current) return;
    busy.current = true;
    setIsBusy(true);
    try {
      await step();
    } finally {
      busy.current = false;
      setIsBusy(false);
    }
  }

  return { isBusy, run };
}
