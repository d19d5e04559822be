import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { useFieldTexts } from '../text/useFieldTexts.ts';
import styles from './errorSummary.module.css';

export interface SummaryLine {
  readonly targetId: string;
  readonly text: ReactNode;
}

export interface ErrorSummaryProps {
  readonly lines: readonly SummaryLine[];
  /** Number of failed attempts; the focus moves here with each, not with each correction. */
  readonly attempt: number;
}

export function focusControl(id: string): void {
  const control = document.getElementById(id);
  if (!control) return;
  control.focus({ preventScroll: true });
  // Missing in jsdom; older engines read the options as `true`, which is good enough.
  control.scrollIntoView?.({ block: 'center' });
}

/** It is read because it gets the focus after a failed attempt; a live region would interrupt each correction. */
export function ErrorSummary({ lines, attempt }: ErrorSummaryProps) {
  const { words } = useFieldTexts();
  const id = useId();
  const box = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    // The effect depends on `attempt`; reading it satisfies the linter.
    if (attempt > 0) box.current?.focus();
  }, [attempt]);

  function go(event: MouseEvent, targetId: string) {
    event.preventDefault();
    focusControl(targetId);
  }

  if (lines.length === 0) return null;
  return (
    <div className={styles.root} ref={box} role="group" aria-labelledby={id} tabIndex={-1}>
      <h2 className={styles.title} id={id}>
        {words('summaryTitle', { number: lines.length })}
      </h2>
      <ul className={styles.list}>
        {lines.map(({ targetId, text }, at) => (
          <li key={`${targetId} ${at}`}>
            <a className={styles.link} href={`#${targetId}`} onClick={(event) => go(event, targetId)}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
