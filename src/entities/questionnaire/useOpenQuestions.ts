import { questionPath } from '#domain/address/paths.ts';
import { wasAnswered } from './recordAnswered.ts';
import { useVisit } from '#session/visit/visit.ts';

/** Where the questions of the channel in use are, while no one has answered them on this phone. */
export function useOpenQuestions(exhibitionId: string | undefined): string | undefined {
  const channel = useVisit((visit) => (visit.channel.kind === 'found' ? visit.channel.value : undefined));
  if (channel === undefined || !channel.HasQuestionnaire || channel.ExhibitionId !== exhibitionId)
    return undefined;
  const address = { exhibitionId, channelId: channel.RecordId };
  return wasAnswered(address) ? undefined : questionPath(exhibitionId, channel.RecordId);
}
