import { queryOptions } from '@tanstack/react-query';
import { posterTemplates } from '#api/exhibition/posterCollections.ts';
import { posterBackgrounds } from '#domain/sharing/posterBackgrounds.ts';
import { readingClient } from '#data/queries/readingClient.ts';
import { services } from '#session/services.ts';

/** What the organiser offers for posters of exhibitors, as addresses of pictures. */
export const posterBackgroundsQuery = (exhibitionId: string) =>
  queryOptions({
    queryKey: ['posterBackgrounds', exhibitionId] as const,
    queryFn: async (context) =>
      posterBackgrounds(
        await posterTemplates.list(
          await readingClient(context),
          { ExhibitionId: exhibitionId },
          { policy: 'background' },
        ),
      ),
    staleTime: services().times.reaskEveryMs,
  });
