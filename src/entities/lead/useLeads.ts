import { useCallback, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { Offline } from '#data/client/problems.ts';
import type { BoothKey } from '../exhibitor/rules/boothKey.ts';
import { fairNowMs } from '#session/clock/fairClock.ts';
import { services } from '#session/services.ts';
import { type LeadData, leadData, leadsKey, loadLeads } from './leadData.ts';
import { readLeads, resumeLeads, sendLeads } from './sendLeads.ts';

export interface Leads {
  /** Undefined until the phone's database has answered. */
  readonly data: LeadData | undefined;
  /** Why the server could not be read, so that what the phone keeps is shown; undefined where it was. */
  readonly problem: unknown;
  /** Rejects where they cannot be read; what is kept stays. */
  readonly refresh: () => Promise<void>;
}

/** A booth may have thousands. */
const readEveryMs = () => 5 * services().times.reaskEveryMs;

/** The leads of a booth: what this phone keeps first, then what the other contacts have noted. */
export function useLeads(booth: BoothKey): Leads {
  const { exhibitionId, exhibitorId, exhibitorUserId } = booth;
  const data = useStore(leadData, (state) => state[leadsKey(booth)]);
  const [problem, setProblem] = useState<unknown>();

  const readAgain = useCallback(
    async (whenOlderThanMs: number) => {
      const key = { exhibitionId, exhibitorId, exhibitorUserId };
      try {
        const { readAtMs } = await loadLeads(key);
        if (!navigator.onLine) throw new Offline('leads: no network');
        await sendLeads(key);
        if (fairNowMs() - readAtMs > whenOlderThanMs) await readLeads(key);
        setProblem(undefined);
      } catch (cause) {
        setProblem(cause);
        throw cause;
      }
    },
    [exhibitionId, exhibitorId, exhibitorUserId],
  );
  const refresh = useCallback(() => readAgain(0), [readAgain]);

  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') readAgain(services().times.reaskEveryMs).catch(() => {});
    };
    look();
    resumeLeads();
    const timer = setInterval(look, readEveryMs());
    document.addEventListener('visibilitychange', look);
    window.addEventListener('online', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('online', look);
    };
  }, [readAgain]);

  return { data, problem, refresh };
}
