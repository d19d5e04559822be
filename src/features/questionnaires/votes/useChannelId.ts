import { useVisit } from '#session/visit/visit.ts';

/** The channel in use at this exhibition, once it is known. */
export const useChannelId = (exhibitionId: string): string | undefined =>
  useVisit(({ channel }) =>
    channel.kind === 'found' && channel.value.ExhibitionId === exhibitionId
      ? channel.value.RecordId
      : undefined,
  );
