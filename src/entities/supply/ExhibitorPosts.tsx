import { useTranslation } from 'react-i18next';
import { isRecordId } from '#domain/record/isRecordId.ts';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import { fairNowMs } from '#session/clock/fairClock.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { Cell } from '#ui/cells/Cell.tsx';
import { CellGroup } from '#ui/cells/CellGroup.tsx';
import { exhibitorPostsQuery } from './listedPostsQuery.ts';
import { isClosed } from './rules/postClosing.ts';
import { exhibitorPostsPath, postPath } from './rules/supplyPaths.ts';
import { withoutMobiles } from './rules/withoutMobiles.ts';

const mostShown = 3;

/** What an exhibitor offers and looks for, the newest first; nothing where nothing is open. */
export function ExhibitorPosts({ exhibitorId }: { readonly exhibitorId: string }) {
  const { t } = useTranslation('exhibitors');
  const exhibitionId = useExhibitionId();
  const { data = [] } = useServerQuery({
    ...exhibitorPostsQuery(exhibitionId, exhibitorId),
    enabled: isRecordId(exhibitorId),
  });
  const nowMs = fairNowMs();
  const shown = data.filter((post) => !isClosed(post, nowMs)).slice(0, mostShown);
  if (shown.length === 0) return null;
  return (
    <CellGroup title={t('posts')}>
      {shown.map(({ RecordId, kind, productName }) => (
        <Cell
          key={RecordId}
          title={withoutMobiles(productName)}
          value={t(`post_${kind}`)}
          to={postPath(exhibitionId, RecordId)}
        />
      ))}
      {data.length > shown.length && (
        <Cell
          title={t('allPosts', { count: data.length })}
          to={exhibitorPostsPath(exhibitionId, exhibitorId)}
        />
      )}
    </CellGroup>
  );
}
