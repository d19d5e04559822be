import { useState } from 'react';
import { loadChunk } from '#chunks/loadChunk.ts';
import { tellPartNotLoaded } from '#flows/navigation/tellPartNotLoaded.ts';
import type { AgendaPicture } from './AgendaPicture.tsx';

/** The box of the picture, fetched by the tap that opens it; a tap that fails says so and offers to reload. */
export function useAgendaPicture() {
  const [box, setBox] = useState<{ readonly AgendaPicture: typeof AgendaPicture }>();
  const [isComing, setIsComing] = useState(false);

  async function open() {
    setIsComing(true);
    try {
      setBox(await loadChunk(() => import('./AgendaPicture.tsx')));
    } catch {
      tellPartNotLoaded();
    } finally {
      setIsComing(false);
    }
  }

  return {
    AgendaPicture: box?.AgendaPicture,
    isComing,
    open: () => void open(),
    close: () => setBox(undefined),
  };
}
