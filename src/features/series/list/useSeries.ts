import { useDevice } from '#device/storage/useDevice.ts';
import { isOfSeries, type Series, unitIdOf } from '#entities/series/rules/series.ts';
import { type ServerQuery, useServerQuery } from '#flows/queries/useServerQuery.ts';
import { seriesQuery } from '#entities/series/seriesQuery.ts';
import { exhibitionRowOf } from '#flows/sharing/exhibitionRowOf.ts';

export interface SeriesOfExhibition {
  readonly query: ServerQuery<Series>;
  /** `none`: the exhibition is in no series. `unknown`: its row has not come, and no series that is known names it. */
  readonly state: 'known' | 'none' | 'unknown';
}

/** By the row of the exhibition; without it, as after Back without a network, by the unit in use where that names the exhibition. */
export function useSeries(exhibitionId: string): SeriesOfExhibition {
  const named = useDevice((device) => {
    const row = exhibitionRowOf(device, exhibitionId);
    return row && unitIdOf(row);
  });
  const inUse = useDevice((device) => device.exhibitionUnitId);
  const unitId = named ?? inUse ?? '';
  const query = useServerQuery({ ...seriesQuery(unitId), enabled: unitId !== '' });
  if (named === '') return { query, state: 'none' };
  const isKnown = named !== undefined || (query.data !== undefined && isOfSeries(query.data, exhibitionId));
  return { query, state: isKnown ? 'known' : 'unknown' };
}
