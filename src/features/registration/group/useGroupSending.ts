import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { finishRegistration } from '../../../flows/finishRegistration.ts';
import { memberAddress } from '../../../flows/groupRoster.ts';
import { createGroupSending, type GroupSending, type OnStored } from '../../../flows/groupSending.ts';
import type { Submission } from '../../../flows/submission.ts';
import type { Group } from './useGroup.ts';

export interface StoredMember {
  readonly recordId: string;
  readonly name: string;
}

export interface Sending {
  readonly submissions: Readonly<Record<string, Submission>>;
  readonly isRunning: boolean;
  /** Registered out of this list since it was opened, in their order. */
  readonly stored: readonly StoredMember[];
  readonly send: GroupSending['send'];
  readonly giveUp: GroupSending['giveUp'];
}

/** The sending of a group: what an earlier page has begun is taken up at once, and who is stored leaves the list. */
export function useGroupSending(group: Group): Sending {
  const { leader, roster } = group;
  const [stored, setStored] = useState<readonly StoredMember[]>([]);
  const latest = useRef(group);
  const [sending] = useState(() => {
    const onStored: OnStored = async (memberId, recordId, registration) => {
      const { roster: known, drop } = latest.current;
      const name = known.members.find(({ id }) => id === memberId)?.name ?? '';
      await finishRegistration(
        memberAddress(leader, memberId),
        { recordId, name, groupId: known.groupId },
        registration,
      );
      setStored((before) => [...before, { recordId, name }]);
      await drop(memberId);
    };
    return createGroupSending(onStored);
  });
  const { submissions, isRunning } = useStore(sending.store);
  const [idsAtStart] = useState(() => roster.members.map(({ id }) => id));

  useEffect(() => {
    latest.current = group;
  }, [group]);

  useEffect(() => {
    void sending.reopen(leader, idsAtStart);
  }, [sending, leader, idsAtStart]);

  return { submissions, isRunning, stored, send: sending.send, giveUp: sending.giveUp };
}
