import { useHasMeetingRecords } from '#entities/appointment/useHasMeetingRecords.ts';
import { contentPart } from '#entities/home/knownContent.ts';
import { HomeMenu } from '#entities/home/HomeMenu.tsx';
import { useRememberedQuery } from '#data/queries/useRememberedQuery.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { contentQuery } from '../homeQueries.ts';

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

const perRow = 4;

/** Where one can go from the home, as far as there is something to see. */
export function Entries({ rows }: { readonly rows: number }) {
  const exhibitionId = useExhibitionId();
  const { content = everything } = useRememberedQuery(contentPart, contentQuery(exhibitionId));
  // Not among what the phone remembers of the exhibition: it is about the visitor.
  const meetingRecords = useHasMeetingRecords();
  return (
    <HomeMenu exhibitionId={exhibitionId} content={{ ...content, meetingRecords }} most={rows * perRow} />
  );
}
