import { useLayoutEffect } from 'react';
import { useDevice } from '../../device/storage/useDevice.ts';
import { readAccent } from '../../domain/exhibition/readAccent.ts';
import { exhibitionRowOf } from '../../flows/sharing/exhibitionRowOf.ts';
import { useScreenAwake } from './useScreenAwake.ts';

/** What a screen needs that is held under a scanner: it stays on, and the whole page has the look of `look`. */
export function useCodeScreen(
  look: 'ticket-screen' | 'white-screen',
  exhibitionId: string | undefined,
): void {
  useScreenAwake(exhibitionId !== undefined);
  const colour = useDevice((state) =>
    exhibitionId === undefined ? undefined : exhibitionRowOf(state, exhibitionId)?.['ThemeColor'],
  );

  useLayoutEffect(() => {
    if (exhibitionId === undefined) return undefined;
    const { classList } = document.documentElement;
    classList.add(look);
    return () => classList.remove(look);
  }, [look, exhibitionId]);

  useLayoutEffect(() => {
    const accent = readAccent(colour);
    if (accent === undefined) return undefined;
    const { style } = document.body;
    const parts = [
      ['--x-accent', accent.accent],
      ['--x-accent-pressed', accent.pressed],
      ['--x-accent-soft', accent.soft],
    ] as const;
    for (const [name, value] of parts) style.setProperty(name, value);
    return () => {
      for (const [name] of parts) style.removeProperty(name);
    };
  }, [colour]);
}
