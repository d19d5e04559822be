import type { FairMs } from '#domain/time/clocks.ts';
import { shownNowMs } from '#ui/values/shownClock.ts';
import { useEffect, useState } from 'react';
import { type ProofWindow, proofState } from '#domain/time/proofWindow.ts';
import { useFieldTexts } from '#ui/text/useFieldTexts.ts';
import { useMomentText } from '#ui/values/useMomentText.ts';
import styles from '../uploaded/file.module.css';

/** The longest delay of a timer; then it is set again. */
const longestTimerMs = 2_000_000_000;

/** The current time; renders again when the proof's period begins or ends. */
export function useProofTime(window: ProofWindow | undefined): number {
  const [nowMs, setNowMs] = useState(shownNowMs);
  const turns = window === undefined ? [] : [window.fromMs, window.untilMs + 1];
  const next = turns.find((turn) => turn > nowMs);

  useEffect(() => {
    if (next === undefined) return undefined;
    const wait = Math.min(longestTimerMs, Math.max(0, next - nowMs));
    const timer = setTimeout(() => setNowMs(shownNowMs()), wait);
    return () => clearTimeout(timer);
  }, [next, nowMs]);

  return nowMs;
}

export interface ProofTimeNoteProps {
  readonly id: string;
  readonly window: ProofWindow;
  readonly nowMs: FairMs;
}

export function ProofTimeNote({ id, window, nowMs }: ProofTimeNoteProps) {
  const { words } = useFieldTexts();
  const moment = useMomentText();
  return (
    <p className={styles.note} id={id} tabIndex={-1}>
      {proofState(window, nowMs) === 'tooEarly'
        ? words('fileTooEarly', { from: moment(window.fromMs, 'dayTime') })
        : words('fileTooLate', { until: moment(window.untilMs, 'dayTime') })}
    </p>
  );
}
