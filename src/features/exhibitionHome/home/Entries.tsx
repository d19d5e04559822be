import { HomeMenu } from '../../../flows/home/HomeMenu.tsx';
import { useHomeQuery } from '../../../flows/home/useHomeQuery.ts';
import { contentQuery } from '../homeQueries.ts';

/** Where one can go from the home, as far as there is something to see. */
export function Entries({ exhibitionId }: { readonly exhibitionId: string }) {
  const content = useHomeQuery(exhibitionId, 'content', contentQuery(exhibitionId));
  return <HomeMenu exhibitionId={exhibitionId} content={content ?? { exhibitors: true }} />;
}
