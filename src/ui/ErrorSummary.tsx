import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { useFieldTexts } from './useFieldTexts.ts';
import './errorSummary.css';

export interface SummaryLine {
  /** The id of the control to move to. */
  readonly targetId: string;
  /** The same sentence as beside the field. */
  readonly text: ReactNode;
}

export interface ErrorSummaryProps {
  readonly lines: readonly SummaryLine[];
  /** Counts the failed attempts to send: the focus comes here with each, not with each correction. */
  readonly attempt: number;
}

/** Moves the focus into a control and the control into the middle of the screen. */
export function focusControl(id: string): void {
  const control = document.getElementById(id);
  if (!control) return;
  control.focus({ preventScroll: true });
  // jsdom has none, and older engines take the options for `true`, which is near enough.
  control.scrollIntoView?.({ block: 'center' });
}

/**
 * After a failed attempt: everything that is wrong, in one place that takes the focus, each line a way to its field. It is
 * read because it has the focus; as a live region it would interrupt each correction.
 */
export function ErrorSummary({ lines, attempt }: ErrorSummaryProps) {
  const { words } = useFieldTexts();
  const id = useId();
  const box = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    // `attempt` is what the effect is about; reading it here says so.
    if (attempt > 0) box.current?.focus();
  }, [attempt]);

  function go(event: MouseEvent, targetId: string) {
    event.preventDefault();
    focusControl(targetId);
  }

  if (lines.length === 0) return null;
  return (
    <div className="x-error-summary" ref={box} role="group" aria-labelledby={id} tabIndex={-1}>
      <h2 className="x-error-summary__title" id={id}>
        {words('summaryTitle', { number: lines.length })}
      </h2>
      <ul className="x-error-summary__list">
        {lines.map(({ targetId, text }, at) => (
          <li key={`${targetId} ${at}`}>
            <a
              className="x-error-summary__link"
              href={`#${targetId}`}
              onClick={(event) => go(event, targetId)}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
