import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Message, MessageOwner, Partner } from '#entities/message/rules/message.ts';
import { markRead } from '#entities/message/markRead.ts';
import { setSeenUntil } from '#entities/message/seenMessages.ts';
import { announce } from '#ui/overlay/announce.ts';
import { usePreview } from '../usePreview.ts';

/** What is on the screen counts as read; what comes while it is open is told to a screen reader. */
export function useSeen(
  owner: MessageOwner,
  partner: Partner,
  messages: readonly Message[],
  name: string,
): void {
  const { t } = useTranslation('conversation');
  const preview = usePreview();
  const newest = messages.find(({ isMine }) => !isMine);
  const told = useRef<string>(undefined);
  const { exhibitionId, visitorId } = owner;
  const { kind, id } = partner;
  useEffect(() => {
    if (newest === undefined) return undefined;
    const look = () => {
      if (document.visibilityState !== 'visible') return;
      setSeenUntil({ exhibitionId, visitorId }, { kind, id }, newest.atMs);
      void markRead(messages);
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [exhibitionId, visitorId, kind, id, newest, messages]);
  useEffect(() => {
    const before = told.current;
    told.current = newest?.id ?? '';
    if (before === undefined || newest === undefined || before === newest.id || before === '') return;
    announce(t('newFrom', { name, text: preview(newest) }));
  });
}
