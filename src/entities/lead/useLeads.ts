import { useCallback, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { BoothKey } from '../exhibitor/rules/boothKey.ts';
import { fairNowMs } from '#session/clock/fairClock.ts';
import { services } from '#session/services.ts';
import { type LeadData, leadData, leadsKey, loadLeads } from './leadData.ts';
import { readLeads, resumeLeads, sendLeads } from './sendLeads.ts';

export interface Leads {
  /** Undefined until the phone's database has answered. */
  readonly data: LeadData | undefined;
  /** The server could not be read; what the phone keeps is shown. */
  readonly isOld: boolean;
  readonly refresh: () => Promise<void>;
}

/** A booth may have thousands. */
const readEveryMs = () => 5 * services().times.reaskEveryMs;

/** The leads of a booth: what this phone keeps first, then what the other contacts have noted. */
export function useLeads(booth: BoothKey): Leads {
  const { exhibitionId, exhibitorId, exhibitorUserId } = booth;
  const data = useStore(leadData, (state) => state[leadsKey(booth)]);
  const [isOld, setOld] = useState(false);

  const readAgain = useCallback(
    async (whenOlderThanMs: number) => {
      const key = { exhibitionId, exhibitorId, exhibitorUserId };
      try {
        const { readAtMs } = await loadLeads(key);
        if (!navigator.onLine) return setOld(true);
        await sendLeads(key);
        if (fairNowMs() - readAtMs > whenOlderThanMs) await readLeads(key);
        setOld(false);
      } catch {
        setOld(true);
      }
      return undefined;
    },
    [exhibitionId, exhibitorId, exhibitorUserId],
  );
  const refresh = useCallback(() => readAgain(0), [readAgain]);

  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') void readAgain(services().times.reaskEveryMs);
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

  return { data, isOld, refresh };
}
