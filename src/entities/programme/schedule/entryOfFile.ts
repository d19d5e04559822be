import { downloadPath } from '#entities/download/rules/downloadPaths.ts';
import type { DownloadFile } from '#entities/download/rules/downloadFile.ts';
import type { TimedEntry } from '../rules/timedEntry.ts';

/** When a file can be had, for a schedule; undefined where no time is told from which it can, and for a file without a page. */
export function entryOfFile(exhibitionId: string, file: DownloadFile): TimedEntry | undefined {
  const { startMs, endMs } = file.window;
  if (!file.hasRow || file.rule !== 'window' || !isTime(startMs)) return undefined;
  return {
    kind: 'download',
    id: file.id,
    title: file.name,
    startMs,
    ...(isTime(endMs) && { endMs }),
    placeName: { zh: '', en: '' },
    path: downloadPath(exhibitionId, file.id),
  };
}

const isTime = (timeMs: number | undefined): timeMs is number => Number.isFinite(timeMs);
