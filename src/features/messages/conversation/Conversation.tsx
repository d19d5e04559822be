import { usePreview } from '../usePreview.ts';
import { announce } from '#ui/overlay/announce.ts';
import { setSeenUntil } from '#entities/message/seenMessages.ts';
import { markRead } from '#entities/message/markRead.ts';
import { useLayoutEffect, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import {
  canBeWrittenTo,
  isSamePartner,
  type Message,
  type MessageOwner,
  type Partner,
} from '#entities/message/rules/message.ts';
import { hasOlder, newestFirst, shownMessages, type Thread } from '#entities/message/rules/messageStream.ts';
import { useBlocked } from '#entities/message/partner/blockedPartners.ts';
import { resumeMessages } from '#entities/message/messageQueue.ts';
import type { OutgoingMessage } from '#entities/message/messageEntry.ts';
import { useOutgoing } from '#entities/message/outgoingMessages.ts';
import { type EnquiryMessage, useEnquiries } from '#entities/message/inquiries/useEnquiries.ts';
import { useThread } from '#entities/message/useThread.ts';
import { usePartners } from '#entities/message/partner/usePartners.ts';
import { BarAction } from '#flows/navigation/BarAction.tsx';
import { ListSkeleton } from '#ui/list/ListSkeleton.tsx';
import { QueryView } from '#ui/query/QueryView.tsx';
import { useNameOf } from '../useNameOf.ts';
import css from './conversation.module.css';
import { MessageScroller } from './MessageScroller.tsx';
import { ComposerArea } from './ComposerArea.tsx';
import { PartnerBar } from './PartnerBar.tsx';
import { PostHead } from './about/PostHead.tsx';

export interface ConversationProps {
  readonly owner: MessageOwner;
  readonly partner: Partner;
}

/** The page is as high as what is seen of it: only the messages scroll, and the field stays above the keyboard. */
function useChatScreen(): void {
  useLayoutEffect(() => {
    const { classList } = document.documentElement;
    classList.add('chat-screen');
    return () => classList.remove('chat-screen');
  }, []);
}

/** Inquiries stand among the messages; one that is older than these comes with them. */
function withEnquiries(thread: Thread, enquiries: readonly EnquiryMessage[]): readonly Message[] {
  const messages = shownMessages(thread);
  const oldestMs = messages[messages.length - 1]?.atMs ?? 0;
  const shown = enquiries.filter(({ atMs }) => !hasOlder(thread) || atMs >= oldestMs);
  return [...messages, ...shown].sort(newestFirst);
}

export function Conversation({ owner, partner }: ConversationProps) {
  const { t } = useTranslation('conversation');
  useChatScreen();
  useEffect(resumeMessages, []);
  const query = useThread({ owner, partner });
  const enquiries = useEnquiries(owner, partner);
  const messages = query.data === undefined ? [] : withEnquiries(query.data, enquiries);
  const outgoing = useOutgoing(owner, partner);
  const last = messages.find(({ isMine }) => !isMine);
  const view = usePartners(owner, [{ partner, last }])(partner);
  const name = useNameOf(owner, partner, view, query.data !== undefined);
  useSeen(owner, partner, messages);
  useTold({ messages, outgoing, name, isRead: query.data !== undefined });
  const isBlocked = useBlocked(owner).some((blocked) => isSamePartner(blocked, partner));
  const isFirst = query.data !== undefined && messages.length === 0 && outgoing.length === 0;
  return (
    <div className={css['root']}>
      <BarAction>
        <PartnerBar
          owner={owner}
          partner={partner}
          name={name}
          picture={view.picture}
          isBlocked={isBlocked}
        />
      </BarAction>
      <h1 className="x-hidden" tabIndex={-1}>
        {t('with', { name })}
      </h1>
      <PostHead owner={owner} partner={partner} messages={messages} />
      <MessageScroller
        thread={{ owner, partner }}
        data={query.data}
        messages={messages}
        outgoing={outgoing}
        notice={
          <QueryView
            query={query}
            failedTitle={t('failed')}
            skeleton={<ListSkeleton shape="row" rows={4} />}
            isEmpty={() => isFirst}
            empty={<p className={css['first']}>{t(canBeWrittenTo(partner) ? 'first' : 'nothingTold')}</p>}
          >
            {() => null}
          </QueryView>
        }
      />
      <ComposerArea owner={owner} partner={partner} name={name} isFirst={isFirst} isBlocked={isBlocked} />
    </div>
  );
}

/** What is on the screen counts as read. */
function useSeen(owner: MessageOwner, partner: Partner, messages: readonly Message[]): void {
  const newest = messages.find(({ isMine }) => !isMine);
  const { exhibitionId, visitorId, exhibitorUserId } = owner;
  const { kind, id } = partner;
  useEffect(() => {
    if (newest === undefined) return undefined;
    const look = () => {
      if (document.visibilityState !== 'visible') return;
      setSeenUntil({ exhibitionId, visitorId }, { kind, id }, newest.atMs);
      void markRead({ exhibitionId, visitorId, exhibitorUserId }, messages);
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [exhibitionId, visitorId, exhibitorUserId, kind, id, newest, messages]);
}

interface Told {
  readonly messages: readonly Message[];
  readonly outgoing: readonly OutgoingMessage[];
  readonly name: string;
  /** Whether the messages have been read: what was there before the page is no news. */
  readonly isRead: boolean;
}

/** A screen reader is told what the partner writes while the conversation is open, and that a message has been sent. */
function useTold({ messages, outgoing, name, isRead }: Told): void {
  const { t } = useTranslation('conversation');
  const preview = usePreview();
  const newest = messages.find(({ isMine }) => !isMine);
  const told = useRef<string>(undefined);
  useEffect(() => {
    if (!isRead) return;
    const before = told.current;
    told.current = newest?.id ?? '';
    if (before === undefined || newest === undefined || before === newest.id) return;
    announce(t('newFrom', { name, text: preview(newest) }));
  });
  const waiting = useRef(new Set<string>());
  useEffect(() => {
    for (const { message } of outgoing) waiting.current.add(message.clientRef);
    for (const { isMine, clientRef } of messages)
      if (isMine && waiting.current.delete(clientRef)) announce(t('sent'));
  });
}
