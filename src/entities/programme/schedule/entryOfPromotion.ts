import { promotionPath } from '#domain/address/homePaths.ts';
import { readSessionTimes } from '../rules/readSessionTimes.ts';
import type { TimedEntry } from '../rules/timedEntry.ts';

interface PromotionRow {
  readonly RecordId: string;
  readonly name: string;
  readonly nameEn: string;
  readonly Place: string;
  readonly PlaceEn: string;
  readonly StartTime: string;
  readonly EndTime: string;
}

/** For a schedule; undefined where no hour is told. */
export function entryOfPromotion(exhibitionId: string, row: PromotionRow): TimedEntry | undefined {
  const times = readSessionTimes(row.StartTime, row.EndTime);
  if (times === undefined || times.isDayOnly) return undefined;
  return {
    kind: 'promotion',
    id: row.RecordId,
    title: { zh: row.name, en: row.nameEn },
    startMs: times.startMs,
    ...(times.endMs !== undefined && { endMs: times.endMs }),
    placeName: { zh: row.Place, en: row.PlaceEn },
    path: promotionPath(exhibitionId, row.RecordId),
  };
}
