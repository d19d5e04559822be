import { postPath } from './supplyPaths.ts';
import type { Message, Partner } from '#entities/message/rules/message.ts';
import { partnerKey } from '#entities/message/rules/message.ts';

/** A visitor who has written about a post. */
export interface PostInterest {
  readonly partner: Partner;
  /** The latest message of theirs that names the post. */
  readonly message: Message;
}

/** The post that the link of a message names; undefined for any other address. */
export function postIn(link: string, exhibitionId: string): string | undefined {
  const [path = ''] = link.replace(/^https?:\/\/[^/]+/i, '').split(/[?#]/);
  const id = path.slice(path.lastIndexOf('/') + 1);
  return id !== '' && path === postPath(exhibitionId, id) ? id : undefined;
}

/**
 * Who has written about which post, by the id of the post, the latest first and each partner once.
 * @param messages of any partners, newest first
 */
export function interestsByPost(
  messages: readonly Message[],
  exhibitionId: string,
): ReadonlyMap<string, readonly PostInterest[]> {
  const found = new Map<string, PostInterest[]>();
  for (const message of messages) {
    const postId = message.isMine ? undefined : postIn(message.link, exhibitionId);
    if (postId === undefined) continue;
    const { partner } = message;
    const interests = found.get(postId) ?? [];
    if (interests.some((one) => partnerKey(one.partner) === partnerKey(partner))) continue;
    found.set(postId, [...interests, { partner, message }]);
  }
  return found;
}
