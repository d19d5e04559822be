import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { videos } from '#entities/live/api/liveCollections.ts';
import { ListScreen } from '#flows/content/ListScreen.tsx';
import { useListQuery } from '#flows/content/useListQuery.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { languageOf } from '#language/language.ts';
import { VideoCard, type VideoRow } from '#entities/live/VideoCard.tsx';
import { emptyLives } from '#ui/states/scenes/emptyLives.tsx';

export default function VideoListScreen() {
  const id = useExhibitionId();
  return <VideoList key={id} />;
}

/** In the organiser's order. */
const videosPlan = (exhibitionId: string) => ({
  collection: videos,
  condition: { ExhibitionId: exhibitionId },
  search: ['Title', 'TitleEn'] as const,
  sorts: { given: { Sort: 1 } } as const,
});

function VideoList() {
  const { t, i18n } = useTranslation('live');
  const exhibitionId = useExhibitionId();
  const language = languageOf(i18n.language);
  const query = useListQuery(videosPlan(exhibitionId));
  const renderRow = useCallback((row: VideoRow) => <VideoCard row={row} language={language} />, [language]);
  return (
    <ListScreen
      title={t('videos')}
      query={query}
      renderRow={renderRow}
      search={t('videoSearch')}
      countText={(count) => t('videoCount', { count })}
      failedTitle={t('videosFailed')}
      empty={{ scene: emptyLives, title: t('videosNone'), text: t('videosNoneText') }}
      rowRem={18}
    />
  );
}
