import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { isSamePartner, type MessageOwner, type Partner } from './rules/message.ts';
import type { OutgoingMessage } from './messageEntry.ts';

interface Outgoing {
  /** In the order in which they were written. */
  readonly list: readonly OutgoingMessage[];
}

/** What this phone has not proven to be stored, as this page knows it. */
export const outgoingMessages = createStore<Outgoing>()(() => ({ list: [] }));

export function showOutgoing(shown: OutgoingMessage): void {
  const { list } = outgoingMessages.getState();
  const isKnown = list.some(({ message }) => message.id === shown.message.id);
  const next = isKnown
    ? list.map((one) => (one.message.id === shown.message.id ? shown : one))
    : [...list, shown].sort((one, other) => one.message.atMs - other.message.atMs);
  outgoingMessages.setState({ list: next });
}

export function hideOutgoing(clientRef: string): void {
  const { list } = outgoingMessages.getState();
  outgoingMessages.setState({ list: list.filter(({ message }) => message.id !== clientRef) });
}

const belongsTo =
  ({ exhibitionId, visitorId, exhibitorUserId }: MessageOwner) =>
  ({ owner }: OutgoingMessage): boolean =>
    owner.exhibitionId === exhibitionId &&
    owner.visitorId === visitorId &&
    owner.exhibitorUserId === exhibitorUserId;

/** Those of one visitor, or of one contact of a booth, to one partner or to all. */
export function useOutgoing(owner: MessageOwner, partner?: Partner): readonly OutgoingMessage[] {
  const list = useStore(outgoingMessages, (state) => state.list);
  return list
    .filter(belongsTo(owner))
    .filter(({ message }) => partner === undefined || isSamePartner(message.partner, partner));
}
