import { loadChunk } from '#chunks/loadChunk.ts';
import { showAccent } from '#domain/exhibition/showAccent.ts';
import type { ServerRow } from '#domain/record/serverRow.ts';
import { accentOf, givenAccentOf } from '#flows/host/accentOf.ts';
import { services } from '#session/services.ts';
import { exhibitionRowOf } from '#flows/sharing/exhibitionRowOf.ts';

/**
 * Every screen has the colour of its exhibition, else of the tenant, where words in it can be read; without both that
 * of the cover, else the app's own.
 */
export function applyAccent(): void {
  let applied: string | undefined;
  const look = () => {
    const row = currentRow();
    if (givenAccentOf(row) === undefined && row !== undefined)
      loadChunk(() => import('./followCover.ts'))
        .then((part) => part.followCover(row, look))
        .catch(() => {});
    const colours = accentOf(row);
    if (colours?.accent === applied) return;
    applied = colours?.accent;
    showAccent(document, colours);
  };
  services().device.subscribe((now, before) => {
    const hasChanged = (['tenantId', 'entranceId', 'exhibitionInfo'] as const).some(
      (key) => now[key] !== before[key],
    );
    if (hasChanged) look();
  });
  look();
}

function currentRow(): ServerRow | undefined {
  const device = services().device.getState();
  return device.entranceId === undefined ? undefined : exhibitionRowOf(device, device.entranceId);
}
