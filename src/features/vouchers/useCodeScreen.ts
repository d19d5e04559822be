import { useEffect } from 'react';
import { useScreenAwake } from './useScreenAwake.ts';

/** What a screen needs that is held under a scanner: it stays on, and the page around the code is white. */
export function useCodeScreen(showsCode: boolean): void {
  useScreenAwake(showsCode);

  useEffect(() => {
    if (!showsCode) return undefined;
    document.documentElement.classList.add('bright-screen');
    return () => document.documentElement.classList.remove('bright-screen');
  }, [showsCode]);
}
