import { useCallback, useEffect, useRef } from 'react';

/** Whether the screen is still mounted, for answers that arrive later. */
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
