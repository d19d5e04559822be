import type { Lead } from './joinLeads.ts';

export interface FirstMessageFigure {
  /** From the first scan to the first message, over the leads that have one; undefined where none has. */
  readonly medianMinutes: number | undefined;
  readonly withoutCount: number;
}

const minuteMs = 60_000;

/** Whole minutes from the first scan to the first message; undefined while there is none. */
export const minutesToFirstMessage = ({
  addedAtMs,
  firstMessage,
}: Pick<Lead, 'addedAtMs' | 'firstMessage'>): number | undefined =>
  firstMessage === undefined || addedAtMs === 0
    ? undefined
    : Math.max(0, Math.round((firstMessage.atMs - addedAtMs) / minuteMs));

/** Counted from the rows of the booth. */
export function firstMessageFigure(leads: readonly Lead[]): FirstMessageFigure {
  const minutes = leads
    .map(minutesToFirstMessage)
    .filter((one) => one !== undefined)
    .sort((one, other) => one - other);
  const middle = Math.floor(minutes.length / 2);
  const [lower, upper] = [minutes[middle - 1], minutes[middle]];
  const isEven = minutes.length % 2 === 0;
  return {
    medianMinutes: isEven && lower !== undefined ? Math.round((lower + (upper ?? lower)) / 2) : upper,
    withoutCount: leads.filter(({ firstMessage }) => firstMessage === undefined).length,
  };
}
