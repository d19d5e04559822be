import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { useFieldTexts } from '../text/useFieldTexts.ts';
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

function isSeen(box: HTMLElement): boolean {
  try {
    return box.matches(':focus-visible');
  } catch {
    // An engine without it shows the ring, and this box, at every focus.
    return true;
  }
}

/**
 * The list of problems. It is read because it gets the focus after a failed attempt; a live region would interrupt each
 * correction. It is seen while a keyboard is in it: for a finger the page shows the first problem, and `FormFoot` leads on.
 */
export function ErrorSummary({ lines, attempt, showsLines = false }: ErrorSummaryProps) {
  const { words } = useFieldTexts();
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [first] = lines;
  const firstId = useRef(first?.targetId);
  useLayoutEffect(() => {
    firstId.current = first?.targetId;
  });

  useLayoutEffect(() => {
    const summary = box.current;
    // The effect depends on `attempt`; reading it satisfies the linter.
    if (attempt === 0 || summary === null) return;
    if (showsLines) return summary.focus();
    summary.focus({ preventScroll: true });
    if (isSeen(summary)) summary.scrollIntoView?.({ block: 'nearest' });
    else document.getElementById(firstId.current ?? '')?.scrollIntoView?.({ block: 'center' });
  }, [attempt, showsLines]);

  function go(event: MouseEvent, targetId: string) {
    event.preventDefault();
    focusControl(targetId);
  }

  if (first === undefined) return null;
  const title = lines.every(({ isMissing = false }) => isMissing) ? 'summaryMissing' : 'summaryWrong';
  return (
    <div
      className={showsLines ? styles.root : `${styles.root} ${styles['root--quiet']}`}
      ref={box}
      role="group"
      aria-labelledby={id}
      tabIndex={-1}
    >
      <h2 className={styles.title} id={id}>
        {words(title, { count: lines.length })}
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
