import { useParams } from 'react-router-dom';
import { useVisit } from './visit.ts';

/** The exhibition and channel a screen is about: what its address says, and the chosen channel where it says none. */
export function useEntryAddress(): { readonly exhibitionId: string; readonly channelId: string | undefined } {
  const { id = '', channelId } = useParams();
  const chosen = useVisit((visit) =>
    visit.channel.kind === 'found' ? visit.channel.value.RecordId : undefined,
  );
  return { exhibitionId: id, channelId: channelId ?? chosen };
}
