import { useCallback, useEffect, useRef } from 'react';
import { beforeLeaving } from '#session/beforeLeaving.ts';
import { services } from '#session/services.ts';

/** Saves soon after a change: a page that is swiped away says nothing, and `pagehide` is only the second net. */
export function useAutosave(save: () => Promise<unknown>): () => void {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const latest = useRef(save);
  const saving = useRef<Promise<unknown>>(undefined);

  /** Resolves when nothing is left to be written, also where a save has begun before. */
  const flush = useCallback(async () => {
    if (timer.current !== undefined) {
      clearTimeout(timer.current);
      timer.current = undefined;
      const begin = () => latest.current();
      // One after the other: what was sealed earlier and is written later would replace what is newer.
      const mine = saving.current === undefined ? begin() : saving.current.then(begin, begin);
      const end = () => {
        if (saving.current === mine) saving.current = undefined;
      };
      saving.current = mine;
      mine.then(end, end);
    }
    await saving.current;
  }, []);

  useEffect(() => {
    latest.current = save;
  }, [save]);

  useEffect(() => {
    const flushNow = () => void flush();
    const leave = () => {
      if (document.visibilityState === 'hidden') flushNow();
    };
    // A camera may take the memory of the whole page.
    const beforeCamera = ({ target }: MouseEvent) => {
      if (target instanceof HTMLInputElement && target.type === 'file') flushNow();
    };
    const forget = beforeLeaving(flush);
    document.addEventListener('visibilitychange', leave);
    window.addEventListener('pagehide', flushNow);
    document.addEventListener('focusout', flushNow);
    document.addEventListener('click', beforeCamera, true);
    return () => {
      forget();
      document.removeEventListener('visibilitychange', leave);
      window.removeEventListener('pagehide', flushNow);
      document.removeEventListener('focusout', flushNow);
      document.removeEventListener('click', beforeCamera, true);
      flushNow();
    };
  }, [flush]);

  return useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void flush(), services().times.draftSaveMs);
  }, [flush]);
}
