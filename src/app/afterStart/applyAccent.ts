import { readAccent } from '../../domain/exhibition/readAccent.ts';
import { services } from '../../flows/session/services.ts';
import { currentTraits } from '../../flows/host/currentTraits.ts';

const parts = { accent: '--x-accent', pressed: '--x-accent-pressed', soft: '--x-accent-soft' } as const;

/** The tenant's accent colour; an exhibition's own colour overrides it on its page. */
export function applyAccent({ style }: Pick<HTMLElement, 'style'>): void {
  let applied = '';
  const look = () => {
    const { accent } = currentTraits();
    if (accent === applied) return;
    applied = accent;
    const colours = readAccent(accent);
    for (const part of ['accent', 'pressed', 'soft'] as const) {
      if (colours === undefined) style.removeProperty(parts[part]);
      else style.setProperty(parts[part], colours[part]);
    }
  };
  services().device.subscribe((now, before) => {
    if (now.tenantId !== before.tenantId || now.entranceId !== before.entranceId) look();
  });
  look();
}
