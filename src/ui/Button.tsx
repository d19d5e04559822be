import { type ButtonHTMLAttributes, type MouseEvent, type ReactNode, type Ref, useState } from 'react';
import { createClickGuard } from '../domain/createClickGuard.ts';
import { waitingTimes } from '../domain/waitingTimes.ts';
import './button.css';

export type ButtonKind = 'primary' | 'secondary' | 'quiet';

export interface ButtonProps
  extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'disabled' | 'children' | 'type'> {
  readonly kind?: ButtonKind | undefined;
  readonly type?: 'button' | 'submit';
  /** While true the button keeps its place and its focus, says so, and does nothing. */
  readonly busy?: boolean | undefined;
  /** Said instead of the label while busy, e.g. "sending"; the label stays when it is absent. */
  readonly busyText?: string | undefined;
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLButtonElement>;
}

/**
 * The only button. It has no `disabled`: a dead button without a reason is a riddle,
 * so what cannot be done now is answered by a problem or by `busy`.
 */
export function Button(props: ButtonProps) {
  const { kind = 'primary', busy = false, busyText, onClick, children, type = 'button', ...rest } = props;

  // A double tap must not act twice. What is sent is locked by its state instead, however long the server takes.
  const [counts] = useState(() => createClickGuard(waitingTimes.clickDebounceMs, () => performance.now()));

  function press(event: MouseEvent<HTMLButtonElement>) {
    // A busy submit button must not submit either, and aria-disabled alone stops nothing.
    if (busy) event.preventDefault();
    else if (type === 'submit' || counts()) onClick?.(event);
  }

  return (
    <button
      {...rest}
      type={type === 'submit' ? 'submit' : 'button'}
      className={`x-button x-button--${kind}`}
      aria-disabled={busy ? true : rest['aria-disabled']}
      aria-busy={busy || undefined}
      onClick={press}
    >
      {busy && <span className="x-button__spinner" aria-hidden="true" />}
      <span data-announce={busy && busyText ? '' : undefined}>{busy && busyText ? busyText : children}</span>
    </button>
  );
}
