import { useEffect, useState } from 'react';
import type { MessageOwner } from './rules/message.ts';
import type { Thread } from './rules/messageStream.ts';
import { followWhileSeen } from '#data/queries/followWhileSeen.ts';
import { serverChanges } from '#data/queries/serverChanges.ts';
import { queryClient } from '#data/queries/queryClient.ts';
import { type ServerQuery, useServerQuery } from '#data/queries/useServerQuery.ts';
import { services } from '#session/services.ts';
import { messagesKey, openKeptThread, type ThreadKey, threadQuery } from './threadQuery.ts';

/** The messages of one partner, or of all; asked again while the page is seen. First what the phone has kept. `isBeside`: for a number on a page about other things. */
export function useThread(key: ThreadKey, isBeside = false): ServerQuery<Thread> {
  const { exhibitionId, visitorId } = key.owner;
  const { kind, id } = key.partner ?? {};
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    let isGone = false;
    const partner = kind === undefined || id === undefined ? undefined : { kind, id };
    openKeptThread({ owner: { exhibitionId, visitorId }, partner })
      .catch(() => {})
      .finally(() => isGone || setIsOpen(true));
    return () => {
      isGone = true;
    };
  }, [exhibitionId, visitorId, kind, id]);
  useMessageChanges(key.owner, !isBeside);
  const { times } = services();
  return useServerQuery({
    ...threadQuery(key, isBeside ? 'background' : undefined),
    enabled: isOpen,
    refetchInterval: () =>
      !isBeside && navigator.onLine ? (kind === undefined ? times.pollMs : times.messagePollMs) : false,
  });
}

const ignored = () => {};
/** A message concerns two people: their phones need not be kept apart. */
const never = () => 0;

/** Asks for new messages as soon as the server says that there are some; it is not believed what they say. */
function useMessageChanges({ exhibitionId, visitorId }: MessageOwner, isFollowed: boolean): void {
  useEffect(() => {
    const follow = isFollowed
      ? serverChanges({ exhibitionId, topic: 'messages', visitorId }, ignored)
      : undefined;
    if (follow === undefined) return undefined;
    const { now, times } = services();
    const invalidate = () =>
      queryClient().invalidateQueries({ queryKey: messagesKey({ exhibitionId, visitorId }) });
    return followWhileSeen({ follow, invalidate, times, now, chance: never });
  }, [exhibitionId, visitorId, isFollowed]);
}
