import { queryOptions } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { livePictures, videos } from '#entities/live/api/liveCollections.ts';
import { albumPath, videosPath } from '#domain/address/homePaths.ts';
import { readingClient } from '#data/queries/readingClient.ts';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import { services } from '#session/services.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { Cell } from '#ui/cells/Cell.tsx';
import { CellGroup } from '#ui/cells/CellGroup.tsx';
import { Icon } from '#ui/icons/Icon.tsx';

const policy = 'background' as const;

/** A server that does not count offers both. */
const filmedQuery = (exhibitionId: string) =>
  queryOptions({
    queryKey: ['filmed', exhibitionId] as const,
    queryFn: async (context) => {
      const client = await readingClient(context);
      const parts = { ExhibitionId: exhibitionId };
      const [films, pictures] = await Promise.all([
        videos.count(client, parts, { policy }),
        livePictures.count(client, parts, { policy }),
      ]);
      return { hasVideos: films !== 0, hasAlbum: pictures !== 0 };
    },
    staleTime: services().times.reaskEveryMs,
  });

/** To the videos and the album, where there are some. */
export function FilmedLinks() {
  const { t } = useTranslation('live');
  const exhibitionId = useExhibitionId();
  const { data } = useServerQuery(filmedQuery(exhibitionId));
  if (data === undefined || !(data.hasVideos || data.hasAlbum)) return null;
  return (
    <CellGroup>
      {data.hasVideos && (
        <Cell icon={<Icon name="video" />} title={t('videos')} to={videosPath(exhibitionId)} />
      )}
      {data.hasAlbum && <Cell icon={<Icon name="album" />} title={t('album')} to={albumPath(exhibitionId)} />}
    </CellGroup>
  );
}
