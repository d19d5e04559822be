import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { supplyDemandPath } from '#entities/supply/rules/supplyPaths.ts';
import { useVisitorOwner } from '#entities/supply/useVisitorOwner.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { PostDetail } from './PostDetail.tsx';
import { openRow } from '#flows/content/detail/openRow.ts';
import type { PrepareScreen } from '#flows/navigation/screenRoute.ts';
import { postQuery } from '../supplyQueries.ts';

export const prepare: PrepareScreen = ({ id = '', postId = '' }) => openRow(postQuery(id, postId), postId);

export default function PostScreen() {
  const id = useExhibitionId();
  const { postId = '' } = useParams();
  const { t } = useTranslation('supply');
  const owner = useVisitorOwner();
  return (
    <PostDetail
      key={postId}
      postId={postId}
      owner={owner}
      backTo={{ text: t('toList'), to: supplyDemandPath(id) }}
      mayChange
    />
  );
}
