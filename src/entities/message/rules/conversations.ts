import { isSamePartner, type Message, type Partner, partnerKey } from './message.ts';

export interface Conversation {
  readonly partner: Partner;
  readonly last: Message;
  readonly unread: number;
}

/** Up to when the messages of a partner were seen on this phone, by `partnerKey`, epoch milliseconds. */
export type SeenUntil = Readonly<Record<string, number>>;

/**
 * A message counts as unread as long as neither the server nor this phone knows it was seen. Who has answered later has read it.
 * @param messages of any partners, newest first
 */
export function conversationsOf(messages: readonly Message[], seenUntil: SeenUntil): readonly Conversation[] {
  const byPartner = new Map<string, Message[]>();
  for (const message of messages) {
    const key = partnerKey(message.partner);
    const before = byPartner.get(key);
    if (before === undefined) byPartner.set(key, [message]);
    else before.push(message);
  }
  const conversations: Conversation[] = [];
  for (const [key, own] of Array.from(byPartner)) {
    const [last] = own;
    if (last === undefined) continue;
    conversations.push({ partner: last.partner, last, unread: unreadIn(own, seenUntil[key] ?? 0) });
  }
  return conversations;
}

/** @param messages of one partner, newest first */
function unreadIn(messages: readonly Message[], seenUntilMs: number): number {
  const answeredMs = messages.find(({ isMine }) => isMine)?.atMs ?? 0;
  const knownMs = Math.max(seenUntilMs, answeredMs);
  return messages.filter(
    ({ isMine, isRead, isWithdrawn, atMs }) =>
      !isMine && isRead !== true && isWithdrawn !== true && atMs > knownMs,
  ).length;
}

/** What is left without the partners that the visitor has blocked. */
export const withoutBlocked = <T extends { readonly partner: Partner }>(
  all: readonly T[],
  blocked: readonly Partner[],
): readonly T[] =>
  blocked.length === 0
    ? all
    : all.filter(({ partner }) => !blocked.some((one) => isSamePartner(one, partner)));

export const unreadCount = (conversations: readonly Conversation[]): number =>
  conversations.reduce((sum, { unread }) => sum + unread, 0);
