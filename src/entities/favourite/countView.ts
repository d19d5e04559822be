import { appStorage } from '#device/storage/appDeviceStore.ts';
import { laterNames } from '#device/storage/later/laterNames.ts';
import { formatVenueTime } from '#domain/time/formatVenueTime.ts';
import { fairNowMs } from '#session/clock/fairClock.ts';

interface Viewed {
  readonly day: string;
  readonly ids: readonly string[];
}

const mostIds = 300;

/**
 * Counts a view once per phone and day at the venue, before it is sent, so that a failure is not repeated. `send` may fail.
 */
export async function countView(id: string, send: () => Promise<unknown>): Promise<void> {
  const day = formatVenueTime(fairNowMs(), 'yyyy-MM-dd');
  const viewed = readViewed(day);
  if (!navigator.onLine || viewed.ids.indexOf(id) >= 0) return;
  const ids = [...viewed.ids, id].slice(-mostIds);
  appStorage().write(laterNames.viewedToday, JSON.stringify({ day, ids } satisfies Viewed));
  await send().catch(() => {});
}

function readViewed(day: string): Viewed {
  try {
    const stored = JSON.parse(appStorage().read(laterNames.viewedToday) ?? 'null') as Partial<Viewed> | null;
    if (stored?.day === day && Array.isArray(stored.ids)) return { day, ids: stored.ids };
  } catch {
    // Counted as a new day.
  }
  return { day, ids: [] };
}
