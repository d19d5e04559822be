import { groupPath, informationPath, registerPath } from '#domain/address/paths.ts';
import { useUnfinished } from '#entities/registration/unfinished/useUnfinished.ts';
import { carryOnState } from '#session/visit/carryOn.ts';
import { useVisit } from '#session/visit/visit.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';

const steps: Readonly<Partial<Record<string, (exhibitionId: string, channelId: string) => string>>> = {
  group: groupPath,
  register: registerPath,
};

/** Where a registration goes on that was begun on this phone; undefined where there is none. */
export function useResume() {
  const exhibitionId = useExhibitionId();
  const chosen = useVisit((visit) =>
    visit.channel.kind === 'found' ? visit.channel.value.RecordId : undefined,
  );
  const unfinished = useUnfinished(exhibitionId, chosen);
  if (unfinished === undefined) return undefined;
  const { kind, step, channelId } = unfinished;
  const pathOf = steps[step] ?? informationPath;
  return { to: pathOf(exhibitionId, channelId), isPending: kind === 'pending', state: carryOnState };
}
