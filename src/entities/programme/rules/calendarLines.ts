import type { TimedEntry } from './timedEntry.ts';

/**
 * What a calendar has to know of an entry that was changed (RFC 5545, 3.8.7.4 and 3.8.1.11): a file with a higher number replaces
 * what an earlier one has written, and a cancelled entry stays there as one.
 */
export const calendarLines = ({
  revision = 0,
  isCancelled,
}: Pick<TimedEntry, 'revision' | 'isCancelled'>): readonly string[] => [
  ...(revision > 0 ? [`SEQUENCE:${revision}`] : []),
  ...(isCancelled ? ['STATUS:CANCELLED'] : []),
];
