import { useLayoutEffect } from 'react';
import { useKeptShapes } from '#entities/voucher/useKeptShapes.ts';
import { useScreenAwake } from './useScreenAwake.ts';

/** What a screen needs that is held under a scanner: it stays on, and the whole page has the look of `look`. */
export function useCodeScreen(
  look: 'ticket-screen' | 'white-screen',
  exhibitionId: string | undefined,
): void {
  useScreenAwake(exhibitionId !== undefined);
  useKeptShapes();

  useLayoutEffect(() => {
    if (exhibitionId === undefined) return undefined;
    const { classList } = document.documentElement;
    classList.add(look);
    return () => classList.remove(look);
  }, [look, exhibitionId]);
}
