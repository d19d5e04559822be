import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { boothPostPath, boothPostsPath } from '#domain/address/exhibitorCenter/boothPostPaths.ts';
import type { BoothKey } from '#entities/exhibitor/rules/boothKey.ts';
import { boothPostOwner } from '#entities/supply/rules/postOwner.ts';
import { CenterGate } from '#entities/booth/CenterGate.tsx';
import { RightNote } from '#entities/booth/RightNote.tsx';
import { useMayChange } from '#entities/booth/useMayChange.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { PostDetail } from './detail/PostDetail.tsx';
import { Interested } from './Interested.tsx';

/** A post of the booth, with who has answered it; or a post of another that fits one. */
export default function BoothPostScreen() {
  const id = useExhibitionId();
  const { postId = '' } = useParams();
  const { t } = useTranslation('supply');
  return (
    <CenterGate back={boothPostPath(id, postId)} title={t('one')}>
      {(booth) => <BoothPost key={`${booth.exhibitorId} ${postId}`} booth={booth} postId={postId} />}
    </CenterGate>
  );
}

interface BoothPostProps {
  readonly booth: BoothKey;
  readonly postId: string;
}

function BoothPost({ booth, postId }: BoothPostProps) {
  const { t } = useTranslation('supply');
  const { exhibitionId, exhibitorId, exhibitorUserId } = booth;
  const owner = useMemo(
    () => boothPostOwner({ exhibitionId, exhibitorId, exhibitorUserId }),
    [exhibitionId, exhibitorId, exhibitorUserId],
  );
  const right = useMayChange(booth);
  return (
    <PostDetail
      postId={postId}
      owner={owner}
      backTo={{ text: t('ofBooth'), to: boothPostsPath(exhibitionId) }}
      mayChange={right.data === true}
      renderAnswers={(post) => (
        <>
          <RightNote right={right} />
          <Interested owner={owner} post={post} />
        </>
      )}
    />
  );
}
