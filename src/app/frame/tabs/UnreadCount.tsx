import { useEffect } from 'react';
import type { MessageOwner } from '#entities/message/rules/message.ts';
import { totalOf, useUnread } from '#entities/unread/useUnread.ts';
import { showAppBadge } from '#host/appBadge.ts';

export interface UnreadCountProps {
  readonly owner: MessageOwner;
  readonly onCount: (count: number) => void;
}

/** Shows nothing: tells the tabs and the app's icon how much is new for the visitor. */
export function UnreadCount({ owner, onCount }: UnreadCountProps) {
  const count = totalOf(useUnread(owner));
  useEffect(() => {
    onCount(count);
    showAppBadge(count);
  }, [count, onCount]);
  useEffect(() => () => onCount(0), [onCount]);
  return null;
}
