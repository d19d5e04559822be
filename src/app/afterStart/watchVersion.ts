export interface VersionDeps {
  readonly build: string;
  readonly readVersion: () => Promise<string>;
  readonly now: () => number;
  readonly pauseMs: number;
  readonly onNewer: () => void;
}

/** Checks for a new build whenever the page becomes visible. Returns a function that stops it. */
export function watchVersion({ build, readVersion, now, pauseMs, onNewer }: VersionDeps): () => void {
  let lastMs = -Infinity;

  async function look(): Promise<void> {
    const sinceMs = now() - lastMs;
    // Tolerates a clock that was set back.
    if (document.visibilityState !== 'visible' || (sinceMs >= 0 && sinceMs < pauseMs)) return;
    lastMs = now();
    try {
      const published = (JSON.parse(await readVersion()) as { build?: unknown } | null)?.build;
      if (typeof published === 'string' && published !== build) onNewer();
    } catch {
      // Offline, or no version.json on the server.
    }
  }

  const onVisible = () => void look();
  document.addEventListener('visibilitychange', onVisible);
  return () => document.removeEventListener('visibilitychange', onVisible);
}
