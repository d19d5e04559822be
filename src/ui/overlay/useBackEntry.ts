import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { interceptPops } from './interceptPops.ts';

/** A browser that does not report the step is not waited for. */
const stepMs = 500;

/** The step back that is under way, or the last one. */
let step = Promise.resolve();

/** Goes back one entry; the router does not hear of it. */
function stepBack(): Promise<void> {
  step = new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      interceptPops(undefined);
      resolve();
    };
    const timer = setTimeout(end, stepMs);
    interceptPops(end);
    window.history.back();
  });
  return step;
}

const markOf = (state: unknown) => (state as { overlay?: unknown } | null)?.overlay;

/**
 * Puts an entry of the same address into the browser's history, so that Back closes an overlay and stays on the page. The
 * entry is taken out when the overlay goes. Before a navigation, wait for `leave`: it takes the entry out first.
 */
export function useBackEntry(onBack: () => void): { readonly leave: () => Promise<void> } {
  const back = useEffectEvent(onBack);
  const mark = useRef<number>(undefined);

  const leave = useCallback(async () => {
    const isOnTop = mark.current !== undefined && markOf(window.history.state) === mark.current;
    mark.current = undefined;
    if (isOnTop) await stepBack();
  }, []);

  useEffect(() => {
    let isGone = false;
    // Later, because a strict root mounts twice; after the step of an overlay before, which would close this one.
    const timer = setTimeout(() => void step.then(begin));
    function begin() {
      if (isGone) return;
      mark.current = Date.now();
      window.history.pushState({ ...window.history.state, overlay: mark.current }, '');
      interceptPops(() => {
        mark.current = undefined;
        interceptPops(undefined);
        back();
      });
    }
    return () => {
      isGone = true;
      clearTimeout(timer);
      if (mark.current !== undefined) interceptPops(undefined);
      void leave();
    };
  }, [leave]);

  return { leave };
}
