import { Comments } from '#entities/comment/Comments.tsx';
import { ExhibitorPosts } from '#entities/supply/ExhibitorPosts.tsx';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';

/** At the foot of an exhibitor's page: what it offers and looks for, and what visitors ask. Loaded when the visitor comes near. */
export function BoardParts({ exhibitorId }: { readonly exhibitorId: string }) {
  const exhibitionId = useExhibitionId();
  return (
    <>
      <ExhibitorPosts exhibitorId={exhibitorId} />
      <Comments subject={{ kind: 'exhibitor', exhibitionId, exhibitorId, productId: '' }} />
    </>
  );
}
