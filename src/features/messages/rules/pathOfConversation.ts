import { boothConversationPath } from '#domain/address/exhibitorCenter/exhibitorCenterPaths.ts';
import { conversationPath } from '#entities/message/rules/messagePaths.ts';
import { isStand, type MessageOwner, type Partner } from '#entities/message/rules/message.ts';

/** A visitor's conversations and those of a stand have pages of their own: each opens with its own login only. */
export const pathOfConversation = (owner: MessageOwner, partner: Partner): string =>
  isStand(owner)
    ? boothConversationPath(owner.exhibitionId, partner.kind, partner.id)
    : conversationPath(owner.exhibitionId, partner);
