import type { FairMs } from '../time/clocks.ts';

/** Epoch milliseconds, inclusive. undefined is open-ended; NaN is unreadable. */
export interface DownloadWindow {
  readonly startMs?: number | undefined;
  readonly endMs?: number | undefined;
}

export type DownloadRule = 'always' | 'window' | 'afterRegistration' | 'afterCheckIn';

export interface DownloadRequest {
  readonly rule: DownloadRule | undefined;
  readonly window?: DownloadWindow | undefined;
  readonly isRegistered: boolean;
  readonly isCheckedIn: boolean;
  readonly isDeleted?: boolean;
  readonly nowMs: FairMs;
}

export type DownloadProblem = 'notNow' | 'registerFirst' | 'checkInFirst' | 'deleted' | 'unknown';

/** Undefined when allowed, else the reason. Call it at the tap: a window can close while the page is open. */
export function mayDownload(request: DownloadRequest): DownloadProblem | undefined {
  if (request.isDeleted === true) return 'deleted';
  switch (request.rule) {
    case 'always':
      return undefined;
    case 'window':
      return checkWindow(request.window, request.nowMs);
    case 'afterRegistration':
      return request.isRegistered ? undefined : 'registerFirst';
    case 'afterCheckIn':
      if (request.isCheckedIn) return undefined;
      return request.isRegistered ? 'checkInFirst' : 'registerFirst';
    default:
      return 'unknown';
  }
}

/** A missing or unreadable window allows nothing. */
function checkWindow(allowed: DownloadWindow | undefined, nowMs: FairMs): DownloadProblem | undefined {
  const { startMs, endMs } = allowed ?? {};
  if (startMs === undefined && endMs === undefined) return 'unknown';
  const [from, until] = [startMs ?? -Infinity, endMs ?? Infinity];
  if ([from, until, nowMs].some(Number.isNaN)) return 'unknown';
  return nowMs >= from && nowMs <= until ? undefined : 'notNow';
}
