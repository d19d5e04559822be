import { queryOptions } from '@tanstack/react-query';
import { getExhibition } from '../../api/exhibition/getExhibition.ts';
import { withoutFields } from '../../domain/form/withoutFields.ts';
import { traitsHere } from '../traitsHere.ts';
import { readingClient } from './readingClient.ts';

/** The form this channel asks for, read once a page: it must not change while it is filled in. `null` where nothing is asked. */
export const registrationFormQuery = (exhibitionId: string, channelId: string | undefined) =>
  queryOptions({
    queryKey: ['registrationForm', exhibitionId, channelId],
    queryFn: async (context) => {
      const client = await readingClient(context);
      const { form } = await getExhibition(client, exhibitionId, channelId ?? '');
      return form === undefined ? null : withoutFields(form, traitsHere().neverAsked);
    },
    enabled: channelId !== undefined,
    staleTime: Infinity,
    gcTime: Infinity,
  });
