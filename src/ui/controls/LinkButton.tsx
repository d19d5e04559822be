import type { ReactNode } from 'react';
import { AppLink } from './AppLink.tsx';
import type { ButtonKind } from './Button.tsx';
import styles from './button.module.css';

export interface LinkButtonProps {
  readonly to: string;
  readonly kind?: ButtonKind | undefined;
  readonly state?: unknown;
  /** What a screen reader says instead: it begins with what is seen. */
  readonly label?: string | undefined;
  readonly children: ReactNode;
}

/** A link styled as a button, so that keyboard and long press still work. */
export function LinkButton({ to, kind = 'primary', state, label, children }: LinkButtonProps) {
  return (
    <AppLink to={to} state={state} aria-label={label} className={`${styles.root} ${styles[`root--${kind}`]}`}>
      <span>{children}</span>
    </AppLink>
  );
}
