import { queryOptions } from '@tanstack/react-query';
import { getExhibition } from '#api/exhibition/getExhibition.ts';
import { withoutFields } from '#domain/form/withoutFields.ts';
import { currentTraits } from '#flows/host/currentTraits.ts';
import { queryClient } from '#data/queries/queryClient.ts';
import { readingClient } from '#data/queries/readingClient.ts';

/** The form this channel asks for, read once a page: it must not change while it is filled in. `null` where nothing is asked. */
export const registrationFormQuery = (exhibitionId: string, channelId: string | undefined) =>
  queryOptions({
    queryKey: ['registrationForm', exhibitionId, channelId],
    queryFn: async (context) => {
      const client = await readingClient(context);
      const { form } = await getExhibition(client, exhibitionId, channelId ?? '');
      return form === undefined ? null : withoutFields(form, currentTraits().neverAsked);
    },
    enabled: channelId !== undefined,
    staleTime: Infinity,
    gcTime: Infinity,
  });

/** Starts the read for the screen that is being loaded; its failure is that screen's to show. */
export function prefetchForm(exhibitionId: string, channelId: string | undefined): void {
  if (channelId !== undefined)
    void queryClient().prefetchQuery(registrationFormQuery(exhibitionId, channelId));
}
