import { laterNames } from '#device/storage/later/laterNames.ts';
import type { MessageOwner } from '#entities/message/rules/message.ts';
import { noteWaiting } from '#sending/backgroundCopy/waitingOwners.ts';

/** Tells the next page that something of a card case is not on the server yet: whose case, never what. */
export const noteCopyWaiting = ({ exhibitionId, visitorId }: MessageOwner, isWaiting: boolean): void =>
  noteWaiting(laterNames.cardsWaiting, { exhibitionId, ownerId: visitorId }, isWaiting);
