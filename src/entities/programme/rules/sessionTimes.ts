/** When a session is. Epoch milliseconds. */
export interface SessionTimes {
  readonly startMs: number;
  /** Later than the start; missing where none is known. */
  readonly endMs?: number | undefined;
  /** Only the day is known: `startMs` is its midnight at the venue. */
  readonly isDayOnly: boolean;
}
