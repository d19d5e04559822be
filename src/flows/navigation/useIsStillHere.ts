import { useCallback, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useIsHere } from '#ui/controls/useIsHere.ts';

/**
 * Whether the person is still on this page, for answers that lead on: a late one must not take them away from where they have gone.
 * Back changes the address a moment before the page that it leads to is drawn.
 */
export function useIsStillHere(): () => boolean {
  const isHere = useIsHere();
  const { pathname } = useLocation();
  const drawn = useRef(pathname);
  useLayoutEffect(() => {
    drawn.current = pathname;
  }, [pathname]);
  return useCallback(() => isHere() && window.location.pathname === drawn.current, [isHere]);
}
