import { formatVenueTime } from '#domain/time/formatVenueTime.ts';

interface Timed {
  readonly atMs: number;
}

export interface MessageDay<T extends Timed> {
  /** `yyyy-MM-dd` at the venue; '' where the server told no time. */
  readonly key: string;
  readonly atMs: number;
  readonly messages: readonly T[];
}

/** By days at the venue, oldest first. @param messages oldest first */
export function messageDays<T extends Timed>(messages: readonly T[]): readonly MessageDay<T>[] {
  const days: { key: string; atMs: number; messages: T[] }[] = [];
  for (const message of messages) {
    const key = message.atMs === 0 ? '' : formatVenueTime(message.atMs, 'yyyy-MM-dd');
    const last = days[days.length - 1];
    if (last?.key === key) last.messages.push(message);
    else days.push({ key, atMs: message.atMs, messages: [message] });
  }
  return days;
}
