import { type ButtonHTMLAttributes, type MouseEvent, type ReactNode, type Ref, useState } from 'react';
import { createClickGuard } from '#domain/time/createClickGuard.ts';
import { waitingTimes } from '#domain/time/waitingTimes.ts';
import styles from './button.module.css';

/** `danger` is what cannot be undone. */
export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'danger';

export interface ButtonProps
  extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'disabled' | 'children' | 'type'> {
  readonly kind?: ButtonKind | undefined;
  readonly type?: 'button' | 'submit';
  /** Keeps the button's size and focus, and ignores taps. */
  readonly busy?: boolean | undefined;
  readonly busyText?: string | undefined;
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** There is no `disabled`: it gives no reason. Show a problem or `busy` instead. */
export function Button(props: ButtonProps) {
  const { kind = 'primary', busy = false, busyText, onClick, children, type = 'button', ...rest } = props;

  // Debounces double taps. What is sent is locked by its own state.
  const [counts] = useState(() => createClickGuard(waitingTimes.clickDebounceMs, () => performance.now()));

  function press(event: MouseEvent<HTMLButtonElement>) {
    // aria-disabled alone does not stop a submit button.
    if (busy) event.preventDefault();
    else if (type === 'submit' || counts()) onClick?.(event);
  }

  return (
    <button
      {...rest}
      type={type === 'submit' ? 'submit' : 'button'}
      className={`${styles.root} ${styles[`root--${kind}`]}`}
      aria-disabled={busy ? true : rest['aria-disabled']}
      aria-busy={busy || undefined}
      onClick={press}
    >
      {busy && <span className={styles.spinner} aria-hidden="true" />}
      <span data-announce={busy && busyText ? '' : undefined}>{busy && busyText ? busyText : children}</span>
    </button>
  );
}
