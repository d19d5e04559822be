import { rereadQueries } from '#data/queries/rereadQueries.ts';
import type { BoothKey } from '#entities/exhibitor/rules/boothKey.ts';

/** What visitors have written to an exhibitor, as its contacts read it. */
export const boothCommentsKey = ({ exhibitionId, exhibitorId }: BoothKey) =>
  ['boothComments', exhibitionId, exhibitorId] as const;

/** Reads comments again where they are shown, on the pages of visitors and of the exhibitor. */
export function rereadAnswers(booth: BoothKey): void {
  void rereadQueries({ queryKey: ['comments'] });
  void rereadQueries({ queryKey: boothCommentsKey(booth) });
}
