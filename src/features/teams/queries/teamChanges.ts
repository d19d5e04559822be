import { loadChunk } from '../../../chunks/loadChunk.ts';
import { services } from '../../../flows/session/services.ts';

/** Listens for word that the teams of an exhibition have changed; undefined where the build does not listen. */
export function teamChanges(
  exhibitionId: string,
  onLine: (isOpen: boolean) => void,
): ((onChanged: () => void) => Promise<() => void>) | undefined {
  const { build, times } = services();
  if (build.liveUpdates !== 'on') return undefined;
  return async (onChanged) => {
    const { followChanges, socketAddress } = await loadChunk(() => import('../api/followChanges.ts'));
    return followChanges(
      { exhibitionId, topic: 'teams' },
      { onChanged, onLine },
      {
        address: socketAddress(build.apiBase, window.location.origin),
        firstPauseMs: times.readRetryDelayMs,
        longestPauseMs: times.reaskEveryMs,
        answerMs: times.hostAnswerMs,
      },
    );
  };
}
