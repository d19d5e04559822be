import { HomeMenu } from '#entities/home/HomeMenu.tsx';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { useHomeContent } from '../useHomeContent.ts';

const perRow = 4;

/** Where one can go from the home, as far as there is something to see. */
export function Entries({ rows }: { readonly rows: number }) {
  return <HomeMenu exhibitionId={useExhibitionId()} content={useHomeContent()} most={rows * perRow} />;
}
