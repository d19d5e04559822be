import { type LazyExoticComponent, type ComponentType, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChunkNotLoaded, loadChunk } from '#chunks/loadChunk.ts';
import type { CommentsProps } from '#entities/comment/Comments.tsx';
import { lazyPart } from '#flows/landing/lazyPart.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { LoadFailed } from '#ui/query/LoadFailed.tsx';
import type { LiveRoomRow } from './useLive.ts';

interface PartProps extends CommentsProps {
  readonly instead: React.ReactNode;
}

/** Once the room is shown: most come to watch. */
const loadPart = (): LazyExoticComponent<ComponentType<PartProps>> =>
  lazyPart<PartProps>(
    () => loadChunk(() => import('#entities/comment/Comments.tsx')).then(({ Comments }) => Comments),
    ['comments'],
  );

export interface RoomCommentsProps {
  readonly row: LiveRoomRow;
  readonly isOnAir: boolean;
}

/** What visitors ask and say in the room of a live, and what its exhibitor answers. */
export function RoomComments({ row: { RecordId, ExhibitorId }, isOnAir }: RoomCommentsProps) {
  const { t } = useTranslation('live');
  const exhibitionId = useExhibitionId();
  const [Part, setPart] = useState(loadPart);
  const subject = {
    kind: 'live',
    exhibitionId,
    exhibitorId: ExhibitorId,
    productId: '',
    liveId: RecordId,
  } as const;
  const instead = (
    <LoadFailed
      title={t('questionsFailed')}
      cause={new ChunkNotLoaded('offline')}
      onRetry={() => setPart(loadPart)}
      buttonKind="secondary"
    />
  );
  return (
    <Suspense fallback={null}>
      <Part subject={subject} isPolled={isOnAir} instead={instead} />
    </Suspense>
  );
}
