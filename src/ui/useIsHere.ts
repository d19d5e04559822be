import { useCallback, useEffect, useRef } from 'react';

/** Asks whether the screen is still there: an answer that comes after the visitor has moved on is nobody's any more. */
export function useIsHere(): () => boolean {
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return useCallback(() => isHere.current, []);
}
