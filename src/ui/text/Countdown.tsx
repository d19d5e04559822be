import { shownNowMs } from '../values/shownClock.ts';
import { useEffectEvent, useEffect, useState } from 'react';
import { useFieldTexts, type Words } from './useFieldTexts.ts';

export interface CountdownProps {
  /** Epoch milliseconds, so that a reload does not restart it. */
  readonly untilMs: number;
  readonly label: string;
  readonly onEnd?: () => void;
  readonly nowMs?: () => number;
}

function twoDigits(number: number): string {
  return `0${number}`.slice(-2);
}

function countdownText(secondsLeft: number, words: Words): string {
  if (secondsLeft < 90) return words('countdownSeconds', { seconds: secondsLeft });
  const days = Math.floor(secondsLeft / 86_400);
  const clock = {
    hours: twoDigits(Math.floor((secondsLeft % 86_400) / 3600)),
    minutes: twoDigits(Math.floor((secondsLeft % 3600) / 60)),
    seconds: twoDigits(secondsLeft % 60),
  };
  return days > 0 ? words('countdownDays', { days, ...clock }) : words('countdownClock', clock);
}

/** Not a live region: a number read every second would drown everything else. */
export function Countdown({ untilMs, label, onEnd, nowMs = shownNowMs }: CountdownProps) {
  const { words } = useFieldTexts();
  const secondsLeft = useSecondsLeft(untilMs, nowMs);
  const isOver = secondsLeft === 0;
  const end = useEffectEvent(() => onEnd?.());

  useEffect(() => {
    if (isOver) end();
  }, [isOver]);

  return (
    <span role="timer" aria-live="off" aria-label={label}>
      {countdownText(secondsLeft, words)}
    </span>
  );
}

function secondsUntil(untilMs: number, nowMs: () => number): number {
  return Math.max(0, Math.ceil((untilMs - nowMs()) / 1000));
}

/** Whole seconds until `untilMs` (epoch), at least 0; from the clock each time, so that a sleeping tab stays correct. */
function useSecondsLeft(untilMs: number, nowMs: () => number = shownNowMs): number {
  const [seconds, setSeconds] = useState(() => secondsUntil(untilMs, nowMs));

  useEffect(() => {
    const look = () => setSeconds(secondsUntil(untilMs, nowMs));
    look();
    if (secondsUntil(untilMs, nowMs) === 0) return undefined;
    const timer = setInterval(() => {
      look();
      if (secondsUntil(untilMs, nowMs) === 0) clearInterval(timer);
    }, 500);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [untilMs, nowMs]);

  return seconds;
}
