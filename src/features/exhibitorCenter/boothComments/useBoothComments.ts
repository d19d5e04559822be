import { pollWhile } from '#data/queries/pollWhile.ts';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import type { BoothKey } from '#entities/exhibitor/rules/boothKey.ts';
import { boothCommentsQuery } from './boothCommentsQuery.ts';

/** @param isPolled read again while the page is seen: a visitor may write at any time */
export const useBoothComments = (booth: BoothKey, isPolled: boolean) =>
  useServerQuery({ ...boothCommentsQuery(booth), refetchInterval: pollWhile(() => isPolled) });
