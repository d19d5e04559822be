import type { ReactNode } from 'react';
import styles from './tick.module.css';

export interface TickProps {
  readonly type: 'checkbox' | 'radio';
  readonly id: string;
  readonly name: string;
  readonly checked: boolean;
  readonly onTick: (checked: boolean) => void;
  readonly onBlur: () => void;
  readonly invalid?: boolean;
  readonly describedBy?: string | undefined;
  readonly disabled?: boolean;
  readonly children: ReactNode;
}

export function Tick(props: TickProps) {
  const { type, id, name, checked, onTick, onBlur, invalid = false, describedBy, disabled, children } = props;
  return (
    <label className={disabled ? `${styles.root} ${styles['root--disabled']}` : styles.root} htmlFor={id}>
      <input
        className={styles.control}
        type={type}
        id={id}
        name={name}
        checked={checked}
        onChange={(event) => onTick(event.target.checked)}
        onBlur={onBlur}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        disabled={disabled}
      />
      <span className={styles.label}>{children}</span>
    </label>
  );
}
