import type { LiveSubject } from '../client/followChanges.ts';
import { loadChunk } from '#chunks/loadChunk.ts';
import { services } from '#session/services.ts';

/** Listens for word that something of the subject has changed; undefined where the build does not listen. */
export function serverChanges(
  subject: LiveSubject,
  onLine: (isOpen: boolean) => void,
): ((onChanged: () => void) => Promise<() => void>) | undefined {
  const { build, times } = services();
  if (build.liveUpdates !== 'on') return undefined;
  return async (onChanged) => {
    const { followChanges, socketAddress } = await loadChunk(() => import('../client/followChanges.ts'));
    return followChanges(
      subject,
      { onChanged, onLine },
      {
        address: socketAddress(build.apiBase, window.location.origin),
        firstPauseMs: times.readRetryDelayMs,
        longestPauseMs: times.reaskEveryMs,
        answerMs: times.hostAnswerMs,
        page: window,
      },
    );
  };
}
