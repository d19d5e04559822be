import { ChunkNotLoaded } from '../chunks/loadChunk.ts';
import { findRunningBuild } from '../device/build/findRunningBuild.ts';
import { appSession } from '../device/storage/appDeviceStore.ts';
import { ownNames } from '../device/storage/deviceKeys.ts';
import { flushAll } from '../session/beforeLeaving.ts';

/**
 * For a file that others need: browsers remember a failed module until the page is reloaded. Once per build, and not where that
 * cannot be remembered.
 */
export function reloadOnce(cause: unknown): void {
  const session = appSession();
  const build = findRunningBuild();
  const isSlow = cause instanceof ChunkNotLoaded;
  if (isSlow || build === undefined || !navigator.onLine || session.read(ownNames.reloadedFor) === build)
    return;
  session.write(ownNames.reloadedFor, build);
  if (session.read(ownNames.reloadedFor) === build) void flushAll().then(() => window.location.reload());
}
