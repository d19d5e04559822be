import { useMemo } from 'react';
import { type Conversation, withoutBlocked } from '#entities/message/rules/conversations.ts';
import {
  isSamePartner,
  type MessageOwner,
  type Partner,
  partnerKey,
} from '#entities/message/rules/message.ts';
import { newestFirst, type Thread } from '#entities/message/rules/messageStream.ts';
import { useBlocked } from '#entities/message/partner/blockedPartners.ts';
import type { OutgoingMessage, OutgoingState } from '#entities/message/messageEntry.ts';
import { useOutgoing } from '#entities/message/outgoingMessages.ts';
import { useConversations } from '#entities/message/useConversations.ts';
import { type PartnerView, usePartners } from '#entities/message/partner/usePartners.ts';
import type { ServerQuery } from '#data/queries/useServerQuery.ts';

export interface ListedConversation extends Conversation {
  readonly view: PartnerView;
  /** Of the last message, where it is not known to be stored. */
  readonly outgoing: OutgoingState | undefined;
}

/** A partner whose conversation is not in the list. */
export interface BlockedConversation {
  readonly partner: Partner;
  readonly view: PartnerView;
}

/** The conversations that the server knows, and those that begin with what has not been sent yet. */
export function useListed(owner: MessageOwner): {
  readonly query: ServerQuery<Thread>;
  /** Whether conversations may still come without being asked for. */
  readonly isLoading: boolean;
  readonly list: readonly ListedConversation[];
  readonly blocked: readonly BlockedConversation[];
} {
  const { query, isLoading, list: known, all } = useConversations(owner);
  const outgoing = useOutgoing(owner);
  const blocked = useBlocked(owner);
  const viewOf = usePartners(owner, withAbsent(all, blocked));
  const list = useMemo(() => {
    const rows = new Map<string, Omit<ListedConversation, 'view'>>(
      known.map((one) => [partnerKey(one.partner), { ...one, outgoing: undefined }]),
    );
    for (const { message, state } of withoutBlocked(outgoing.map(withPartner), blocked)) {
      const key = partnerKey(message.partner);
      const { unread = 0 } = rows.get(key) ?? {};
      rows.set(key, { partner: message.partner, last: message, unread, outgoing: state });
    }
    return Array.from(rows.values()).sort((one, other) => newestFirst(one.last, other.last));
  }, [known, outgoing, blocked]);
  return {
    query,
    isLoading,
    list: list.map((row) => ({ ...row, view: viewOf(row.partner) })),
    blocked: blocked.map((partner) => ({ partner, view: viewOf(partner) })),
  };
}

const withPartner = (one: OutgoingMessage) => ({ ...one, partner: one.message.partner });

/** Names are also asked for of partners from whom no message was read. */
function withAbsent(
  known: readonly Conversation[],
  blocked: readonly Partner[],
): Parameters<typeof usePartners>[1] {
  const isKnown = (partner: Partner) => known.some((one) => isSamePartner(one.partner, partner));
  const absent = blocked.filter((partner) => !isKnown(partner));
  return [...known, ...absent.map((partner) => ({ partner, last: undefined }))];
}
