const venueOffsetMs = 8 * 3_600_000;

export const minuteMs = 60_000;
export const dayMs = 24 * 60 * minuteMs;

/** `YYYY-MM-DD HH:mm:ss`, venue time (+08:00); sorts chronologically. */
export function venueText(ms: number): string {
  return new Date(ms + venueOffsetMs).toISOString().slice(0, 19).replace('T', ' ');
}

/** `days` from now at the venue, at `clock` (`HH:mm`). */
export function venueDay(nowMs: number, days: number, clock: string): string {
  return `${venueText(nowMs + days * dayMs).slice(0, 10)} ${clock}:00`;
}
