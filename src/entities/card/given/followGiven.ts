import type { OutgoingMessage } from '#entities/message/messageEntry.ts';
import { outgoingMessages } from '#entities/message/outgoingMessages.ts';
import { settleGiven } from './settleGiven.ts';

let isFollowing = false;

/** From now on what becomes of a message is noted of the card that it gives. However often it is asked for. */
export function followGiven(): void {
  if (isFollowing) return;
  isFollowing = true;
  outgoingMessages.subscribe(({ list }, { list: before }) => {
    for (const one of [...list, ...before.filter((earlier) => stateIn(list, earlier) === undefined)])
      if (one.message.partner.kind === 'visitor' && stateIn(list, one) !== stateIn(before, one))
        void settleGiven(one.owner, [one.message.id]);
  });
}

/** Undefined for one that is not there: it was stored, or removed. */
function stateIn(list: readonly OutgoingMessage[], { message }: OutgoingMessage) {
  const found = list.find((one) => one.message.id === message.id);
  return found && (found.state === 'refused' ? 'refused' : 'waiting');
}
