import type { FairMs } from '#domain/time/clocks.ts';
import { shownNowMs } from './shownClock.ts';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { relativeTime } from '#domain/time/relativeTime.ts';
import { languageOf } from '#language/language.ts';
import { formatVenueMoment, venueIsoTime } from './formatVenueMoment.ts';

export interface RelativeTimeProps {
  /** Epoch milliseconds. */
  readonly at: number | undefined;
  readonly clock?: () => number;
}

const secondMs = 1000;
const minuteMs = 60 * secondMs;

/** `5 分钟前`, after seven days a date. Follows the clock while the page is seen; no live region. */
export function RelativeTime({ at, clock = shownNowMs }: RelativeTimeProps) {
  const { t, i18n } = useTranslation('content');
  const language = languageOf(i18n.language);
  const nowMs = useNow((now) => delayOf(ageAt(at, now)), clock);
  const shown = ageAt(at, nowMs);
  const iso = venueIsoTime(at);
  if (iso === undefined) return <span>--</span>;
  return (
    <time dateTime={iso} title={formatVenueMoment(at, 'dayTime', language)}>
      {shown.code === 'date' && formatVenueMoment(at, 'date', language)}
      {shown.code === 'justNow' && t('justNow')}
      {'count' in shown && t(`${shown.code}Ago`, { count: shown.count })}
    </time>
  );
}

/** The phone's clock may be a little behind the server's. */
function ageAt(at: number | undefined, nowMs: FairMs) {
  const isAhead = at !== undefined && at > nowMs && at - nowMs <= minuteMs;
  return relativeTime(at, isAhead ? at : nowMs);
}

/** Until the text can change; undefined for a date, which stays. */
function delayOf({ code }: ReturnType<typeof relativeTime>): number | undefined {
  if (code === 'date') return undefined;
  return code === 'justNow' || code === 'seconds' ? secondMs : minuteMs;
}

/** The time, read again every `delayMs` and when the page is seen again; a hidden page has no timer. */
function useNow(delayMs: (nowMs: FairMs) => number | undefined, clock: () => number): number {
  const [nowMs, setNowMs] = useState(clock);
  const [isSeen, setIsSeen] = useState(!document.hidden);
  const delay = delayMs(nowMs);

  useEffect(() => {
    if (!isSeen || delay === undefined) return undefined;
    const timer = setInterval(() => setNowMs(clock()), delay);
    return () => clearInterval(timer);
  }, [isSeen, delay, clock]);

  useEffect(() => {
    const look = () => {
      setIsSeen(!document.hidden);
      if (!document.hidden) setNowMs(clock());
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [clock]);

  return nowMs;
}
