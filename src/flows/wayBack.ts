import { appSession } from '../device/appDeviceStore.ts';
import { ownNames } from '../device/keys.ts';
import { isBackAddress } from '../domain/returnPath.ts';
import { services } from './services.ts';

/** Whoever logs in for something else the day after is not led back to what they have long given up. */
const longestMs = 60 * 60_000;

const nameOf = (exhibitionId: string) => ownNames.wayBackPrefix + exhibitionId;

/** Somebody has to say who they are, or register, before they can go on here: that leads back to `path`, in this tab. */
export function startWayBack(exhibitionId: string, path: string): void {
  appSession().write(nameOf(exhibitionId), `${services().now()} ${path}`);
}

/** Where whoever has arrived goes on, once; undefined where nobody was sent, or not to a screen of ours. */
export function takeWayBack(exhibitionId: string): string | undefined {
  const kept = appSession().read(nameOf(exhibitionId));
  if (kept === undefined) return undefined;
  appSession().remove(nameOf(exhibitionId));
  const [, startedMs = '', path = ''] = /^(\d+) (\S+)$/.exec(kept) ?? [];
  const isRecent = Math.abs(services().now() - Number(startedMs)) <= longestMs;
  return isRecent && isBackAddress(path) ? path : undefined;
}
