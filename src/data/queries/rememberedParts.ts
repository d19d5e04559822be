import { ownNames } from '#device/storage/deviceKeys.ts';
import { appStorage } from '#device/storage/appDeviceStore.ts';
import { findRunningBuild } from '#device/build/findRunningBuild.ts';

/** What the phone remembers of an exhibition. */
interface Remembered {
  readonly exhibitionId: string;
  /** Another build may read the parts differently. */
  readonly build: string;
  readonly parts: Readonly<Record<string, unknown>>;
}

const running = (exhibitionId: string): Remembered => ({
  exhibitionId,
  build: findRunningBuild() ?? '',
  parts: {},
});

function readAll(exhibitionId: string): Remembered {
  const none = running(exhibitionId);
  try {
    const kept = JSON.parse(appStorage().read(ownNames.homeContent) ?? 'null') as Partial<Remembered> | null;
    const isOwn = kept?.exhibitionId === exhibitionId && kept.build === none.build;
    return isOwn && typeof kept.parts === 'object' ? { ...none, parts: kept.parts } : none;
  } catch {
    return none;
  }
}

/** A part of a screen as it was last read on this phone: public content of the latest exhibition alone. */
export const readRemembered = (exhibitionId: string, part: string): unknown =>
  readAll(exhibitionId).parts[part];

export function remember(exhibitionId: string, part: string, content: unknown): void {
  const kept = readAll(exhibitionId);
  const next: Remembered = { ...kept, parts: { ...kept.parts, [part]: content } };
  appStorage().write(ownNames.homeContent, JSON.stringify(next));
}
