let scanned: string | undefined;

/** The exhibitor whose code has just been scanned. */
export function noteScanned(exhibitorId: string): void {
  scanned = exhibitorId;
}

/** Whether it was this one; true once for each scan. */
export function takeScanned(exhibitorId: string): boolean {
  const isIt = scanned === exhibitorId;
  if (isIt) scanned = undefined;
  return isIt;
}
