import { useEffect, useState } from 'react';
import type { FoundEntry } from '#device/outbox/outbox.ts';
import { findEarlierEntry } from '#flows/submission/outboxEntry.ts';
import type { RegisteredPerson } from '#entities/voucher/useRegisteredPeople.ts';

/** What was asked of this exhibitor without an answer; undefined until the outbox has been read. */
export function useEarlierAsk(
  exhibitionId: string,
  exhibitorId: string,
  people: readonly RegisteredPerson[],
): { readonly entry: FoundEntry | undefined } | undefined {
  const [found, setFound] = useState<{ readonly entry: FoundEntry | undefined }>();
  const ids = people.map(({ visitorId }) => visitorId).join(' ');

  useEffect(() => {
    let isCancelled = false;
    const owners = ids
      .split(' ')
      .map((visitorId) => ({ kind: 'appointment', visitorId, exhibitorId }) as const);
    void findEarlierEntry(exhibitionId, owners).then((entry) => {
      if (!isCancelled) setFound({ entry });
    });
    return () => {
      isCancelled = true;
    };
  }, [exhibitionId, exhibitorId, ids]);

  return found;
}
