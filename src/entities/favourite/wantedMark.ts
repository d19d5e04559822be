import { appSession } from '#device/storage/appDeviceStore.ts';
import { laterNames } from '#device/storage/later/laterNames.ts';
import { isLike, type Mark } from './rules/mark.ts';
import { services } from '#session/services.ts';
import { setFavourite } from './setFavourite.ts';
import { setMark } from './useMark.ts';

/** As long as the note of where the visitor comes back to. */
const lifeMs = 3_600_000;

interface WantedMark {
  readonly exhibitionId: string;
  readonly mark: Mark;
  readonly notedAtMs: number;
}

/** What a stranger tapped before registering. */
export function noteWantedMark(exhibitionId: string, mark: Mark): void {
  const note: WantedMark = { exhibitionId, mark, notedAtMs: services().now() };
  appSession().write(laterNames.favouriteWanted, JSON.stringify(note));
}

/** Sets it, once and within the hour. */
export function takeWantedMark(exhibitionId: string): void {
  const text = appSession().read(laterNames.favouriteWanted);
  if (text === undefined) return;
  appSession().remove(laterNames.favouriteWanted);
  const note = readNote(text);
  if (note?.exhibitionId !== exhibitionId || !(services().now() - note.notedAtMs <= lifeMs)) return;
  if (isLike(note.mark.kind) || note.mark.kind === 'help') setMark(exhibitionId, note.mark, true);
  else setFavourite(exhibitionId, note.mark, true);
}

function readNote(text: string): WantedMark | undefined {
  try {
    const note = JSON.parse(text) as Partial<WantedMark> | null;
    return typeof note?.mark?.id === 'string' && typeof note.notedAtMs === 'number'
      ? (note as WantedMark)
      : undefined;
  } catch {
    return undefined;
  }
}
