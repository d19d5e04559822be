import { boothConversationPath } from '#domain/address/exhibitorCenter/exhibitorCenterPaths.ts';
import { conversationPath } from '#entities/message/rules/messagePaths.ts';
import { isBooth, type MessageOwner, type Partner } from '#entities/message/rules/message.ts';

/** A visitor's conversations and those of a booth have pages of their own: each opens with its own login only. */
export const pathOfConversation = (owner: MessageOwner, partner: Partner): string =>
  isBooth(owner)
    ? boothConversationPath(owner.exhibitionId, partner.kind, partner.id)
    : conversationPath(owner.exhibitionId, partner);
