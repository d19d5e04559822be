import { type Accent, readAccent } from '../../domain/exhibition/readAccent.ts';
import { currentTraits } from '../../flows/host/currentTraits.ts';
import { services } from '../../flows/session/services.ts';
import { exhibitionRowOf } from '../../flows/sharing/exhibitionRowOf.ts';

const parts = { accent: '--x-accent', pressed: '--x-accent-pressed', soft: '--x-accent-soft' } as const;

/** Every screen has the colour of its exhibition, else of the tenant, where words in it can be read; else the app's own. */
export function applyAccent({ style }: Pick<HTMLElement, 'style'>): void {
  let applied: string | undefined;
  const look = () => {
    const colours = findAccent();
    if (colours?.accent === applied) return;
    applied = colours?.accent;
    for (const part of ['accent', 'pressed', 'soft'] as const) {
      if (colours === undefined) style.removeProperty(parts[part]);
      else style.setProperty(parts[part], colours[part]);
    }
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
  return readAccent(row?.['ThemeColor']) ?? readAccent(currentTraits().accent);
}
