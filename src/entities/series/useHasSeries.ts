import { useDevice } from '#device/storage/useDevice.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { unitIdOf } from './rules/series.ts';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import { exhibitionRowOf } from '#flows/sharing/exhibitionRowOf.ts';
import { seriesQuery } from './seriesQuery.ts';

/** Whether the exhibition belongs to a series with others; asks the server only where its row names a unit. */
export function useHasSeries(): boolean {
  const exhibitionId = useExhibitionId();
  const unitId = useDevice((device) => unitIdOf(exhibitionRowOf(device, exhibitionId)));
  const { data } = useServerQuery({ ...seriesQuery(unitId), enabled: unitId !== '' });
  return data !== undefined && data.children.some(({ RecordId }) => RecordId !== exhibitionId);
}
