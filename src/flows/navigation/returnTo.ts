import { appSession } from '#device/storage/appDeviceStore.ts';
import { ownNames } from '#device/storage/deviceKeys.ts';
import { returnPath } from '#domain/address/returnPath.ts';
import { returnPaths } from './screenRoutes.ts';
import { services } from '#session/services.ts';

/** A visitor who leaves halfway is not led back on another day. */
const lifeMs = 3_600_000;

/** Stores where a visitor comes back to after a login or a registration that a screen has asked for. */
export function saveReturnTo(exhibitionId: string, path: string): void {
  const note = { exhibitionId, path, notedAtMs: services().now() };
  appSession().write(ownNames.returnTo, JSON.stringify(note));
}

/** Once, and only to a screen of the same exhibition. */
export function consumeReturnTo(exhibitionId: string): string | undefined {
  const text = appSession().read(ownNames.returnTo);
  appSession().remove(ownNames.returnTo);
  try {
    const note = JSON.parse(text ?? 'null') as Record<string, unknown> | null;
    if (note === null || note['exhibitionId'] !== exhibitionId || typeof note['path'] !== 'string')
      return undefined;
    const ageMs = services().now() - Number(note['notedAtMs']);
    if (!(ageMs >= 0 && ageMs <= lifeMs)) return undefined;
    return returnPath(note['path'], undefined, returnPaths()) === note['path'] ? note['path'] : undefined;
  } catch {
    return undefined;
  }
}

/** What the person came for is done in another way. */
export const forgetReturnTo = () => appSession().remove(ownNames.returnTo);
