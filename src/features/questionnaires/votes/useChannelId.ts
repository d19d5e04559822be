import { useVisit } from '#session/visit/visit.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';

/** The channel in use at this exhibition, once it is known. */
export const useChannelId = (): string | undefined => {
  const exhibitionId = useExhibitionId();
  return useVisit(({ channel }) =>
    channel.kind === 'found' && channel.value.ExhibitionId === exhibitionId
      ? channel.value.RecordId
      : undefined,
  );
};
