import type { Message, MessageOwner } from './rules/message.ts';
import { withMessage } from './rules/messageStream.ts';
import { changeThread } from './threadQuery.ts';

/** In its conversation and in the list of all, before the server is asked again. */
export function showStored(owner: MessageOwner, message: Message): void {
  for (const partner of [message.partner, undefined])
    changeThread({ owner, partner }, (thread) => withMessage(thread, message));
}
