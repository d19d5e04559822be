import { useEffect } from 'react';
import type { MessageOwner } from '#entities/message/rules/message.ts';
import { countOfMe, useUnread } from '#entities/unread/useUnread.ts';
import type { Tab } from '#flows/navigation/screenRoute.ts';
import { showAppBadge } from '#host/appBadge.ts';

/** Of each tab that has any. */
export type TabCounts = Readonly<Partial<Record<Tab, number>>>;

export interface UnreadCountProps {
  readonly owner: MessageOwner;
  readonly onCount: (counts: TabCounts) => void;
}

/** Shows nothing: tells the tabs and the app's icon how much is new for the visitor. */
export function UnreadCount({ owner, onCount }: UnreadCountProps) {
  const unread = useUnread(owner);
  const me = countOfMe(unread);
  const agenda = unread.sessions.count;
  useEffect(() => {
    onCount({ me, agenda });
    showAppBadge(me + agenda);
  }, [me, agenda, onCount]);
  useEffect(() => () => onCount({}), [onCount]);
  return null;
}
