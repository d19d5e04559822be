import { useEffect, useState } from 'react';
import type { FoundEntry } from './kept/outbox.ts';
import { findEarlierEntry } from './outboxEntry.ts';
import type { OutboxOwner } from './outboxOwnerKey.ts';

/** What an earlier page has sent without an answer; undefined until the outbox has been read. `owner` is the same object while it is the same. */
export function useEarlierEntry(
  exhibitionId: string,
  owner: OutboxOwner,
): { readonly entry: FoundEntry | undefined } | undefined {
  const [found, setFound] = useState<{ readonly entry: FoundEntry | undefined }>();
  useEffect(() => {
    let isCancelled = false;
    void findEarlierEntry(exhibitionId, [owner]).then((entry) => {
      if (!isCancelled) setFound({ entry });
    });
    return () => {
      isCancelled = true;
    };
  }, [exhibitionId, owner]);
  return found;
}
