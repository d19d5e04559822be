import { useCallback, useEffect, useRef } from 'react';
import { services } from './services.ts';

/**
 * Saves a moment after the last change, and at once when the page may be about to go: a page that is swiped away says
 * nothing, so the moment is short, and `pagehide` is only the second net.
 */
export function useAutosave(save: () => Promise<unknown>): () => void {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const latest = useRef(save);

  const flush = useCallback(() => {
    if (timer.current === undefined) return;
    clearTimeout(timer.current);
    timer.current = undefined;
    void latest.current();
  }, []);

  useEffect(() => {
    latest.current = save;
  }, [save]);

  useEffect(() => {
    const leave = () => {
      if (document.visibilityState === 'hidden') flush();
    };
    document.addEventListener('visibilitychange', leave);
    window.addEventListener('pagehide', flush);
    document.addEventListener('focusout', flush);
    return () => {
      document.removeEventListener('visibilitychange', leave);
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('focusout', flush);
      flush();
    };
  }, [flush]);

  return useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(flush, services().times.draftSaveMs);
  }, [flush]);
}
