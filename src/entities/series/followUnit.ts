import { loadChunk } from '#chunks/loadChunk.ts';
import { services } from '#session/services.ts';
import { keepUnit } from './keepUnit.ts';

/** The unit of the exhibition, and which child of a series it is, are kept with every exhibition that is entered. */
export function followUnit(): void {
  const { device } = services();
  const look = () => {
    const missing = keepUnit(device, device.getState().exhibitionInfo);
    if (missing === undefined) return;
    loadChunk(() => import('./readUnit.ts'))
      .then((part) => part.readUnit(missing))
      // The page of the series reads it again.
      .catch(() => {});
  };
  device.subscribe((now, before) => {
    if (now.exhibitionInfo !== before.exhibitionInfo) look();
  });
  look();
}
