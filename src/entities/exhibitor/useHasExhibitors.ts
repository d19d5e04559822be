import { useServerQuery } from '#data/queries/useServerQuery.ts';
import { countQuery } from '#flows/content/listQuery.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { exhibitingInfo } from './api/exhibitorCollections.ts';

/** Whether there are exhibitors to look at; taken for granted until the server says that there are none. */
export function useHasExhibitors(): boolean {
  const condition = { ExhibitionId: useExhibitionId() };
  const { data } = useServerQuery(countQuery({ collection: exhibitingInfo, condition }));
  return data !== 0;
}
