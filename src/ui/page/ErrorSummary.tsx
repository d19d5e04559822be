import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { useFieldTexts } from '../text/useFieldTexts.ts';
import { Icon } from '../icons/Icon.tsx';
import styles from './errorSummary.module.css';

export interface SummaryLine {
  readonly targetId: string;
  readonly text: ReactNode;
  /** Nothing is there yet; undefined if what is there is wrong. */
  readonly isMissing?: boolean;
}

export interface ErrorSummaryProps {
  readonly lines: readonly SummaryLine[];
  /** Number of failed attempts; the focus moves here with each, not with each correction. */
  readonly attempt: number;
  /** Where the problems are not said beside the fields too. */
  readonly showsLines?: boolean;
}

export function focusControl(id: string): void {
  const control = document.getElementById(id);
  if (!control) return;
  control.focus({ preventScroll: true });
  // Missing in jsdom; older engines read the options as `true`, which is good enough.
  control.scrollIntoView?.({ block: 'center' });
}

/**
 * One line that leads to the first problem. The list of all is for screen readers, and is seen while the keyboard is in
 * it. It is read because it gets the focus after a failed attempt; a live region would interrupt each
 * correction.
 */
export function ErrorSummary({ lines, attempt, showsLines = false }: ErrorSummaryProps) {
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

  const [first] = lines;
  if (first === undefined) return null;
  const title = lines.every(({ isMissing = false }) => isMissing) ? 'summaryMissing' : 'summaryWrong';
  return (
    <div className={styles.root} ref={box} role="group" aria-labelledby={id} tabIndex={-1}>
      <div className={styles.line}>
        <h2 className={styles.title} id={id}>
          {words(title, { count: lines.length })}
        </h2>
        <button type="button" className={styles.go} onClick={() => focusControl(first.targetId)}>
          {words('summaryGo')}
          <Icon name="forward" sizeRem={1.25} />
        </button>
      </div>
      <ul className={showsLines ? styles.list : `${styles.list} ${styles['list--quiet']}`}>
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
