import { Button } from '#ui/controls/Button.tsx';
import { type ReactNode, type RefObject, useLayoutEffect, useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Message } from '#entities/message/rules/message.ts';
import { hasOlder, type Thread } from '#entities/message/rules/messageStream.ts';
import type { OutgoingMessage } from '#entities/message/messageEntry.ts';
import type { ThreadKey } from '#entities/message/threadQuery.ts';
import { fairNowMs } from '#session/clock/fairClock.ts';
import { languageOf } from '#language/language.ts';
import { daysFromNow } from '#ui/values/daysFromNow.ts';
import { formatVenueMoment } from '#ui/values/formatVenueMoment.ts';
import { messageDays } from '../rules/messageDays.ts';
import { useOlder, type Older } from '../useOlder.ts';
import { Bubble } from './bubble/Bubble.tsx';
import css from './conversation.module.css';

export interface MessageScrollerProps {
  readonly thread: ThreadKey;
  readonly data: Thread | undefined;
  /** Newest first. */
  readonly messages: readonly Message[];
  readonly outgoing: readonly OutgoingMessage[];
  /** What is said of the read, or in place of the messages. */
  readonly notice: ReactNode;
}

/**
 * The messages, the newest at the foot. The list grows upward from there, so that older ones move nothing that is on the screen.
 */
export function MessageScroller({ thread, data, messages, outgoing, notice }: MessageScrollerProps) {
  const { t } = useTranslation('conversation');
  const older = useOlder(thread);
  const scroller = useRef<HTMLDivElement>(null);
  const sent = new Set(messages.map(({ clientRef }) => clientRef).filter((reference) => reference !== ''));
  const waiting = outgoing.filter(({ message }) => !sent.has(message.clientRef));
  const shown = messages.slice().reverse();
  const days = messageDays([...shown, ...waiting.map(({ message }) => message)]);
  const lastMine = messages.find(({ isMine }) => isMine)?.id;
  const lastWaiting = waiting[waiting.length - 1]?.message.id;
  useLayoutEffect(() => {
    // What the visitor has just written is on the screen, wherever they were reading.
    if (lastWaiting !== undefined) scroller.current?.scrollTo(0, scroller.current.scrollHeight);
  }, [lastWaiting]);
  useStillReading(scroller, messages[0]?.id);
  return (
    <div
      className={css['scroller']}
      ref={scroller}
      role="region"
      aria-label={t('messages')}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by the arrow keys
      tabIndex={0}
    >
      <div className={css['content']}>
        {data !== undefined && hasOlder(data) && <OlderMessages {...older} />}
        {notice}
        {days.map((day) => (
          <section className={css['day']} key={day.key}>
            <DayHeading atMs={day.atMs} />
            <ol className={css['list']}>
              {day.messages.map((message) => (
                <Bubble
                  key={message.clientRef || message.id}
                  owner={thread.owner}
                  message={message}
                  outgoing={waiting.find((one) => one.message.id === message.id)}
                  isLastMine={message.id === lastMine && waiting.length === 0}
                />
              ))}
            </ol>
          </section>
        ))}
      </div>
    </div>
  );
}

/** From its foot, in pixels. */
const isAtFootPx = 40;

/** Where a visitor reads further up, a new message at the foot does not move what they read. */
function useStillReading(scroller: RefObject<HTMLElement | null>, newest: string | undefined): void {
  const before = useRef({ newest, height: 0 });
  useLayoutEffect(() => {
    const { current } = scroller;
    if (current === null) return;
    const height = current.scrollHeight;
    const hasNew = before.current.newest !== undefined && before.current.newest !== newest;
    if (hasNew && current.scrollTop < -isAtFootPx) current.scrollBy(0, before.current.height - height);
    before.current = { newest, height };
  });
}

function DayHeading({ atMs }: { readonly atMs: number }) {
  const { t, i18n } = useTranslation('conversation');
  if (atMs === 0) return null;
  const days = daysFromNow(atMs, fairNowMs());
  const text =
    days === 0
      ? t('today')
      : days === -1
        ? t('yesterday')
        : formatVenueMoment(atMs, 'day', languageOf(i18n.language));
  return <h2 className={css['dayName']}>{text}</h2>;
}

/** Above the messages: reads further back as soon as it is seen, or by its button. */
function OlderMessages({ isLoading, hasFailed, load }: Older) {
  const { t } = useTranslation('conversation');
  const place = useRef<HTMLDivElement>(null);
  const near = useEffectEvent(load);
  useEffect(() => {
    const element = place.current;
    if (element === null || isLoading || hasFailed || !('IntersectionObserver' in window)) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) near();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [isLoading, hasFailed]);
  return (
    <div className={css['older']} ref={place}>
      {hasFailed && <p>{t('olderFailed')}</p>}
      <Button kind="quiet" busy={isLoading} onClick={load}>
        {t(isLoading ? 'olderLoading' : hasFailed ? 'retry' : 'older')}
      </Button>
    </div>
  );
}
