import { queryOptions } from '@tanstack/react-query';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { findIdCard } from './api/idCardCollections.ts';
import { useDevice } from '#device/storage/useDevice.ts';
import { readFlag } from '#domain/record/serverRow.ts';
import { readingClient } from '#data/queries/readingClient.ts';
import { services } from '#session/services.ts';
import { exhibitionRowOf } from '#flows/sharing/exhibitionRowOf.ts';

/** The confirmed card of a visitor, in memory only; `null` where nothing is confirmed yet. */
export const idCardQuery = (exhibitionId: string, visitorId: string) =>
  queryOptions({
    queryKey: ['idCard', exhibitionId, visitorId] as const,
    queryFn: async (context) => findIdCard(await readingClient(context), { exhibitionId, visitorId }),
    staleTime: services().times.reaskEveryMs,
  });

/** Whether the exhibition asks its visitors for it. */
export function useNeedsIdCheck(): boolean {
  const exhibitionId = useExhibitionId();
  return useDevice((state) => readFlag(exhibitionRowOf(state, exhibitionId)?.['NeedIdCheck']));
}
