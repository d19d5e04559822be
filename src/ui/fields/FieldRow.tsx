import type { ReactNode } from 'react';
import { FieldLabel, type FieldLabelProps } from './FieldLabel.tsx';
import type { FieldLayout } from './fieldModule.ts';
import styles from './fieldRow.module.css';

/** Attributes of the control; `describedBy` lists the ids of hint and error. */
export interface FieldWiring {
  readonly id: string;
  readonly describedBy: string | undefined;
  readonly invalid: boolean;
}

export interface FieldRowProps {
  readonly id: string;
  readonly label: FieldLabelProps['text'];
  readonly required?: FieldLabelProps['required'];
  readonly isToComplete?: FieldLabelProps['isToComplete'];
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
  /** Read out when the error appears, where the focus may be elsewhere already. */
  readonly announcedError?: string | undefined;
  readonly layout?: FieldLayout;
  readonly children: (wiring: FieldWiring) => ReactNode;
}

export function FieldRow(props: FieldRowProps) {
  const { id, label, required, isToComplete = false, hint, error, announcedError, children } = props;
  const { layout = 'control' } = props;
  const ids = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter((part) => part !== '');
  const describedBy = ids.length > 0 ? ids.join(' ') : undefined;
  const invalid = Boolean(error);
  const isGroup = layout === 'group' || layout === 'radiogroup';
  const words = <FieldLabel text={label} required={required} isToComplete={isToComplete} />;
  const group = {
    role: layout,
    'aria-labelledby': `${id}-label`,
    'aria-describedby': describedBy,
    // A plain group cannot be aria-invalid; its controls are.
    'aria-invalid': layout === 'radiogroup' && invalid ? true : undefined,
  };

  return (
    <div
      className={[styles.field, isToComplete && styles['field--toComplete'], invalid && 'x-field--wrong']
        .filter(Boolean)
        .join(' ')}
      {...(isGroup ? group : undefined)}
    >
      {isGroup && (
        <div className={styles.fieldLabel} id={`${id}-label`}>
          {words}
        </div>
      )}
      {layout === 'control' && (
        <label className={styles.fieldLabel} htmlFor={id}>
          {words}
        </label>
      )}
      {hint && (
        <p className={styles.fieldHint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {children({ id, describedBy, invalid })}
      {error && (
        <p
          className={styles.fieldError}
          id={`${id}-error`}
          data-announce="error"
          data-announced={announcedError}
        >
          {error}
        </p>
      )}
    </div>
  );
}
