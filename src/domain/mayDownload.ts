/** Epoch milliseconds, edges included. An edge that is absent is open; one that was there and could not be read is NaN. */
export interface DownloadWindow {
  readonly startMs?: number | undefined;
  readonly endMs?: number | undefined;
}

export type DownloadRule = 'always' | 'window' | 'afterSignUp' | 'afterCheckIn';

export interface DownloadRequest {
  /** Undefined where the server's rule is none of these. */
  readonly rule: DownloadRule | undefined;
  /** Counts for the rule `window` only. */
  readonly window?: DownloadWindow | undefined;
  readonly isSignedUp: boolean;
  readonly isCheckedIn: boolean;
  readonly isDeleted?: boolean;
  readonly nowMs: number;
}

/** Why a file may not be viewed or downloaded. */
export type DownloadProblem = 'notNow' | 'signUpFirst' | 'checkInFirst' | 'deleted' | 'unknown';

/**
 * Undefined when the file may be viewed and downloaded, else what stands in the way, as the next thing to do.
 * Ask at the tap: a window can close while its page is open.
 */
export function mayDownload(request: DownloadRequest): DownloadProblem | undefined {
  if (request.isDeleted === true) return 'deleted';
  switch (request.rule) {
    case 'always':
      return undefined;
    case 'window':
      return checkWindow(request.window, request.nowMs);
    case 'afterSignUp':
      return request.isSignedUp ? undefined : 'signUpFirst';
    case 'afterCheckIn':
      if (request.isCheckedIn) return undefined;
      return request.isSignedUp ? 'checkInFirst' : 'signUpFirst';
    default:
      return 'unknown';
  }
}

/** A window nobody set, or one that cannot be read, opens nothing. */
function checkWindow(allowed: DownloadWindow | undefined, nowMs: number): DownloadProblem | undefined {
  const { startMs, endMs } = allowed ?? {};
  if (startMs === undefined && endMs === undefined) return 'unknown';
  const [from, until] = [startMs ?? -Infinity, endMs ?? Infinity];
  if ([from, until, nowMs].some(Number.isNaN)) return 'unknown';
  return nowMs >= from && nowMs <= until ? undefined : 'notNow';
}
