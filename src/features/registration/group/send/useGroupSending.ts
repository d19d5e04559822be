import { useEffect, useEffectEvent, useState } from 'react';
import { useStore } from 'zustand';
import { createGroupSending, type GroupSending, type GroupSendingView } from './groupSending.ts';
import type { Group } from '../useGroup.ts';

export type Sending = GroupSendingView & Pick<GroupSending, 'send' | 'giveUp'>;

/** The sending of a group: resumes what an earlier page began, and removes people once they are stored. */
export function useGroupSending({ leader, roster, drop }: Group): Sending {
  const [{ store, send, reopen, giveUp }] = useState(() => createGroupSending(leader));
  const view = useStore(store);
  const [idsAtStart] = useState(() => roster.members.map(({ id }) => id));

  useEffect(() => {
    void reopen(idsAtStart);
  }, [reopen, idsAtStart]);

  const done = roster.members.find(({ id }) => view.stored.some(({ memberId }) => memberId === id))?.id;
  const leave = useEffectEvent((memberId: string) => void drop(memberId));
  useEffect(() => {
    // Removing one member re-runs the effect for the next.
    if (done !== undefined) leave(done);
  }, [done]);

  return { ...view, send, giveUp };
}
