import { applyColorScheme } from '#domain/page/colorScheme.ts';
import { services } from '#session/services.ts';

/** The boot script sets the colours at the start; here they follow the system and the choice, which another tab may make. */
export function followColorScheme(): void {
  const { device } = services();
  const apply = () => applyColorScheme(document.documentElement, device.getState().colorScheme);
  device.subscribe((now, before) => now.colorScheme !== before.colorScheme && apply());
  // Missing in the oldest engines, where the setting counts from the next start.
  matchMedia('(prefers-color-scheme: dark)').addEventListener?.('change', apply);
}
