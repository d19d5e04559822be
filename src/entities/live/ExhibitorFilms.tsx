import { queryOptions } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { lives, videos } from './api/liveCollections.ts';
import { orderLives } from './rules/orderLives.ts';
import { isRecordId } from '#domain/record/isRecordId.ts';
import { languageOf } from '#language/language.ts';
import { Card } from '#ui/page/Card.tsx';
import { readingClient } from '#data/queries/readingClient.ts';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import { services } from '#session/services.ts';
import { useFairNow } from '#session/clock/useFairNow.ts';
import css from './ExhibitorFilms.module.css';
import { LiveCard } from './LiveCard.tsx';
import { timesOfLive } from './liveRow.ts';
import { VideoCard } from './VideoCard.tsx';

export interface ExhibitorFilmsProps {
  readonly exhibitorId: string;
  readonly title: string;
}

const mostRead = 12;

/** A film without an address cannot be played. */
const filmsQuery = (exhibitionId: string, exhibitorId: string) =>
  queryOptions({
    queryKey: ['exhibitorFilms', exhibitionId, exhibitorId] as const,
    queryFn: async (context) => {
      const client = await readingClient(context);
      const of = { ExhibitionId: exhibitionId, ExhibitorId: exhibitorId };
      const page = { pageIndex: 1, pageSize: mostRead, policy: 'background' } as const;
      const [streams, films] = await Promise.all([
        lives.list(client, of, { ...page, sort: { StartTime: -1 } }),
        videos.list(client, of, { ...page, sort: { Sort: 1 } }),
      ]);
      return { streams, films: films.filter(({ Url }) => Url !== '') };
    },
    staleTime: services().times.reaskEveryMs,
  });

/** A live begins and ends by the clock. */
const lookAgainMs = 10_000;

/** Whether they are being read: what stands below them waits for it. */
export function useAreFilmsAwaited(exhibitorId: string): boolean {
  const { isLoading, failureCount } = useServerQuery(filmsQuery(useExhibitionId(), exhibitorId));
  return isLoading && failureCount === 0;
}

/** What an exhibitor broadcasts and has filmed, side by side; nothing where there is nothing. Films play in their place. */
export function ExhibitorFilms({ exhibitorId, title }: ExhibitorFilmsProps) {
  const { i18n } = useTranslation();
  const exhibitionId = useExhibitionId();
  const language = languageOf(i18n.language);
  const { data } = useServerQuery({
    ...filmsQuery(exhibitionId, exhibitorId),
    enabled: isRecordId(exhibitorId),
  });
  const nowMs = useFairNow(lookAgainMs);
  const shown = useMemo(() => {
    const { live, preview, replay } = orderLives(data?.streams ?? [], timesOfLive, nowMs);
    return [...live, ...preview, ...replay.filter(({ state }) => state === 'replay')];
  }, [data, nowMs]);
  const films = data?.films ?? [];
  const count = shown.length + films.length;
  if (count === 0) return null;
  return (
    <Card title={title}>
      <ul className={count === 1 ? css['one'] : css['strip']}>
        {shown.map(({ row, state }) => (
          <li className={css['item']} key={row.RecordId}>
            <LiveCard row={row} state={state} nowMs={nowMs} />
          </li>
        ))}
        {films.map((row) => (
          <li className={css['item']} key={row.RecordId}>
            <VideoCard row={row} language={language} headingLevel={3} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
