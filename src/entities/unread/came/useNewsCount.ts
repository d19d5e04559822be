import { useMemo } from 'react';
import type { MessageOwner } from '#entities/message/rules/message.ts';
import { useFairNow } from '#session/clock/useFairNow.ts';
import { newCame, newCameCount, seatRows } from '../rules/newRows.ts';
import { useChangedRows } from '../seenRows.ts';
import { useChangedTickets } from '../useChangedTickets.ts';
import { countOfMe, type Unread } from '../useUnread.ts';
import { useFollowed, useStillFollowed } from './useFollowed.ts';
import { useKeptCame } from './useKeptCame.ts';
import { useKnownLook } from './useLook.ts';

export interface NewsCount {
  /** The changes that have no number elsewhere: decisions, seats, files, live streams and products. */
  readonly others: number;
  /** As many as the page of all changes has rows. */
  readonly all: number;
}

/** How much is new, without asking for more than `useUnread` does. */
export function useNewsCount(owner: MessageOwner, unread: Unread): NewsCount {
  const nowMs = useFairNow();
  const look = useKnownLook();
  const { followed } = useFollowed();
  const kept = useKeptCame(owner);
  const came = useStillFollowed(kept?.came, followed);
  const rows = useMemo(() => seatRows(came.sessions, nowMs), [came, nowMs]);
  const seats = useChangedRows('seats', kept && rows, kept?.readAtMs).length;
  const ofCame = newCame({
    ...came,
    files: kept?.files ?? [],
    savedIds: followed.exhibitorIds,
    look,
    nowMs,
  });
  const others = useChangedTickets().changed.length + seats + newCameCount(ofCame);
  // Unread messages are one row.
  const { messages } = unread;
  const all = others + countOfMe(unread) - messages + (messages > 0 ? 1 : 0) + unread.sessions.count;
  return { others, all };
}
