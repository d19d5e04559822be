import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { groupCodePath } from '#domain/address/groupCodePath.ts';
import { selectPath } from '#domain/address/paths.ts';
import { leaveForm } from '#flows/navigation/historyTrail.ts';
import type { Step } from '../steps.ts';
import type { Group } from '../useGroup.ts';
import type { Sending } from './useGroupSending.ts';

/** Goes on to the codes when the last person on the list is registered, unless the visitor is doing something else. */
export function useLeaveWhenDone({ leader, roster }: Group, { stored }: Sending, { at }: Step): void {
  const navigate = useNavigate();
  const hasLeft = useRef(false);
  const { exhibitionId } = leader;
  const first = roster.members.length === 0 ? stored[0]?.recordId : undefined;
  const isAtList = at === 'list' || at === 'review';
  useEffect(() => {
    if (first === undefined || !isAtList || hasLeft.current) return;
    hasLeft.current = true;
    void leaveForm(`${groupCodePath(first)}&new=1`, selectPath(exhibitionId), navigate);
  }, [first, isAtList, exhibitionId, navigate]);
}
