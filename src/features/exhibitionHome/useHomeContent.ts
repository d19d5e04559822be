import { useHasMeetingRecords } from '#entities/appointment/useHasMeetingRecords.ts';
import { contentPart } from '#entities/home/knownContent.ts';
import { useRememberedQuery } from '#data/queries/useRememberedQuery.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { contentQuery } from './homeQueries.ts';

/** Until it is known what there is: most have it, and a grid that grows would move the page. */
const everything = {
  exhibitors: true,
  halls: true,
  products: true,
  conferences: true,
  promotions: true,
  supply: true,
  news: true,
  lives: true,
  guide: true,
  downloads: true,
};

/** The lists of this exhibition that have something in them. */
export function useHomeContent() {
  const { content = everything } = useRememberedQuery(contentPart, contentQuery(useExhibitionId()));
  // Not among what the phone remembers of the exhibition: it is about the visitor.
  const meetingRecords = useHasMeetingRecords();
  return { ...content, meetingRecords };
}
