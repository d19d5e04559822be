import { type Accent, readAccent } from '#domain/exhibition/readAccent.ts';
import { accentIn, showAccent } from '#domain/exhibition/showAccent.ts';
import { currentTraits } from '#flows/host/currentTraits.ts';
import { services } from '#session/services.ts';
import { exhibitionRowOf } from '#flows/sharing/exhibitionRowOf.ts';

/** Every screen has the colour of its exhibition, else of the tenant, where words in it can be read; else the app's own. */
export function applyAccent(): void {
  let applied: string | undefined;
  const look = () => {
    const colours = findAccent();
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

function findAccent(): Accent | undefined {
  const device = services().device.getState();
  const row = device.entranceId === undefined ? undefined : exhibitionRowOf(device, device.entranceId);
  return (row && accentIn(row)) ?? readAccent(currentTraits().accent);
}
