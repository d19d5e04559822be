import { useMemo, useSyncExternalStore } from 'react';
import { createSeenMessages, isSeenBy, noteSeen, type SeenMessagesList } from './kept/seenMessages.ts';
import { appStorage } from '#device/storage/appDeviceStore.ts';
import type { SeenUntil } from './rules/conversations.ts';
import { type MessageOwner, type Partner, partnerKey } from './rules/message.ts';

let list: SeenMessagesList | undefined;

function seenMessages(): SeenMessagesList {
  list ??= createSeenMessages({ storage: appStorage(), events: window });
  return list;
}

/** Up to when each partner's messages were seen on this phone, as React state. */
export function useSeenUntil({ exhibitionId, visitorId }: MessageOwner): SeenUntil {
  const { subscribe, list: entries } = seenMessages();
  const all = useSyncExternalStore(subscribe, entries);
  return useMemo(() => {
    const own = all.filter(isSeenBy({ exhibitionId, visitorId }));
    return own.reduce<SeenUntil>((until, { partner, untilMs }) => ({ ...until, [partner]: untilMs }), {});
  }, [all, exhibitionId, visitorId]);
}

export function setSeenUntil(owner: MessageOwner, partner: Partner, untilMs: number): void {
  noteSeen(seenMessages(), { ...owner, partner: partnerKey(partner), untilMs });
}
