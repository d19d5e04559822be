import { parseVenueTime } from '#domain/time/formatVenueTime.ts';
import type { MomentForm } from '#domain/time/writeMoment.ts';
import { useMomentText } from './useMomentText.ts';

/** Writes a time text of the server, which has no zone; one of another form stands as the server gave it. */
export function useServerTimeText(): (text: string, form?: MomentForm) => string {
  const moment = useMomentText();
  return (text, form = 'nearTime') => {
    const timeMs = parseVenueTime(text);
    return timeMs === undefined ? text : moment(timeMs, form);
  };
}
