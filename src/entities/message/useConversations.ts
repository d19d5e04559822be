import { useMemo } from 'react';
import { type Conversation, conversationsOf, withoutBlocked } from './rules/conversations.ts';
import { isBooth, type MessageOwner } from './rules/message.ts';
import { newestFirst, shownMessages, type Thread } from './rules/messageStream.ts';
import type { ServerQuery } from '#data/queries/useServerQuery.ts';
import { useBlocked } from './partner/blockedPartners.ts';
import { useSeenUntil } from './seenMessages.ts';
import { useAllEnquiries } from './inquiries/useEnquiries.ts';
import { useThread } from './useThread.ts';

export interface Conversations {
  readonly query: ServerQuery<Thread>;
  /** Whether inquiries, with which a conversation may begin, are still waited for. */
  readonly isLoading: boolean;
  /** Newest first, without those of blocked partners; empty until they were read. */
  readonly list: readonly Conversation[];
  /** With them. */
  readonly all: readonly Conversation[];
}

/** @param isBeside on a page that shows how many are unread: what a visitor has asked for is not read then */
export function useConversations(owner: MessageOwner, isBeside = false): Conversations {
  const query = useThread({ owner, partner: undefined }, isBeside);
  const seenUntil = useSeenUntil(owner);
  const { list: enquiries, isLoading } = useAllEnquiries(owner, isBooth(owner) || !isBeside);
  const { data } = query;
  const blocked = useBlocked(owner);
  const all = useMemo(
    () =>
      data === undefined
        ? []
        : conversationsOf([...shownMessages(data), ...enquiries].sort(newestFirst), seenUntil),
    [data, enquiries, seenUntil],
  );
  const list = useMemo(() => withoutBlocked(all, blocked), [all, blocked]);
  return { query, isLoading, list, all };
}
