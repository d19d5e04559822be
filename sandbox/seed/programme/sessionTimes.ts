import { minuteMs, venueDay, venueText } from '#sandbox/venueClock.ts';
import type { ContentWorld } from '../contentWorld.ts';

const slots = 17;
const lengths = [30, 45, 60, 90] as const;

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

interface Times {
  readonly StartTime: string;
  readonly EndTime: string;
}

/** From 9:00 to 17:00 on every day; some without an end or an hour, and the first three around now where the fair runs. */
export function sessionTimes(
  at: number,
  { nowMs, days: [first, last] }: Pick<ContentWorld, 'nowMs' | 'days'>,
): Times {
  const dayCount = last - first + 1;
  const day = first + (at % dayCount);
  const isRunning = first <= 0 && last >= 0;
  if (isRunning && at < 3) return spanOf(nowMs + ([-180, -10, 20][at] ?? 0) * minuteMs, at === 1 ? 300 : 60);
  const from = 9 * 60 + (Math.floor(at / dayCount) % slots) * 30;
  const length = lengths[at % lengths.length] ?? 60;
  const start = venueDay(nowMs, day, clock(from));
  const end = venueDay(nowMs, day, clock(from + length));
  if (at % 29 === 7) return { StartTime: start, EndTime: '' };
  if (at % 41 === 12) return { StartTime: start, EndTime: venueDay(nowMs, day, clock(from - 30)) };
  if (at % 67 === 33)
    return { StartTime: venueDay(nowMs, day, '19:00'), EndTime: venueDay(nowMs, day, '00:30') };
  if (at % 71 === 50) return { StartTime: venueDay(nowMs, day, '00:00'), EndTime: '' };
  if (at % 97 === 60) return { StartTime: '', EndTime: '' };
  return { StartTime: start, EndTime: end };
}

const spanOf = (startMs: number, minutes: number): Times => ({
  StartTime: venueText(startMs),
  EndTime: venueText(startMs + minutes * minuteMs),
});
