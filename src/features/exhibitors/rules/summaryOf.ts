import type { MarkSummary } from '#entities/favourite/rules/mark.ts';
import { companyName } from './exhibitor.ts';

type Summarised = Parameters<typeof companyName>[0] & {
  readonly BoothNo: string;
  readonly ExhibitionHallId: string;
  readonly Logo: string;
};

/** What the list of favourites shows of an exhibitor. */
export const summaryOf = (row: Summarised): MarkSummary => ({
  name: companyName(row),
  boothNo: row.BoothNo,
  hallId: row.ExhibitionHallId,
  picture: row.Logo,
});
