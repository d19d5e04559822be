import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { BoothKey } from '../exhibitor/rules/boothKey.ts';
import type { Lead } from './rules/joinLeads.ts';
import { leadData, leadsKey, loadLeads } from './leadData.ts';

const none: readonly Lead[] = [];

/** What this phone keeps of them; the server is not asked. */
export function useKeptLeads({ exhibitionId, exhibitorId, exhibitorUserId }: BoothKey): readonly Lead[] {
  const booth = { exhibitionId, exhibitorId, exhibitorUserId };
  const leads = useStore(leadData, (state) => state[leadsKey(booth)]?.leads ?? none);
  useEffect(() => {
    loadLeads({ exhibitionId, exhibitorId, exhibitorUserId }).catch(() => undefined);
  }, [exhibitionId, exhibitorId, exhibitorUserId]);
  return leads;
}
