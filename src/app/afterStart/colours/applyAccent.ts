import { loadChunk } from '#chunks/loadChunk.ts';
import { appStorage } from '#device/storage/appDeviceStore.ts';
import { ownNames } from '#device/storage/deviceKeys.ts';
import { type Accent, readAccent } from '#domain/exhibition/readAccent.ts';
import { accentIn, showAccent } from '#domain/exhibition/showAccent.ts';
import type { ServerRow } from '#domain/record/serverRow.ts';
import { currentTraits } from '#flows/host/currentTraits.ts';
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
    const own = ownAccent(row);
    if (own === undefined && row !== undefined)
      loadChunk(() => import('./followCover.ts'))
        .then((part) => part.followCover(row, look))
        .catch(() => {});
    const colours = own ?? (row && accentIn(row, appStorage().read(ownNames.coverColours)));
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

function ownAccent(row: ServerRow | undefined): Accent | undefined {
  return (row && accentIn(row)) ?? readAccent(currentTraits().accent);
}
