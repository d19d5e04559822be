export interface VersionDeps {
  readonly build: string;
  /** The text of version.json as it is published now. */
  readonly readVersion: () => Promise<string>;
  readonly now: () => number;
  /** At most one look in this span. */
  readonly pauseMs: number;
  readonly onNewer: () => void;
}

/** Looks, whenever the page is seen again, whether another build was published. Answers how to stop. */
export function watchVersion({ build, readVersion, now, pauseMs, onNewer }: VersionDeps): () => void {
  let lastMs = -Infinity;

  async function look(): Promise<void> {
    const sinceMs = now() - lastMs;
    // A clock that was set back must not end the looking.
    if (document.visibilityState !== 'visible' || (sinceMs >= 0 && sinceMs < pauseMs)) return;
    lastMs = now();
    try {
      const published = (JSON.parse(await readVersion()) as { build?: unknown } | null)?.build;
      if (typeof published === 'string' && published !== build) onNewer();
    } catch {
      // No network, or a server that knows no version: nothing to say.
    }
  }

  const onVisible = () => void look();
  document.addEventListener('visibilitychange', onVisible);
  return () => document.removeEventListener('visibilitychange', onVisible);
}
