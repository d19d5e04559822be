import type { ReactNode } from 'react';
import chipStyles from './chip.module.css';
import type { ChoiceLook } from './choiceLook.ts';
import segmentStyles from './choiceSegment.module.css';
import rowStyles from './tick.module.css';

export interface TickProps {
  readonly type: 'checkbox' | 'radio';
  readonly look?: ChoiceLook;
  readonly id: string;
  readonly name: string;
  readonly checked: boolean;
  readonly onTick: (checked: boolean) => void;
  readonly onBlur: () => void;
  readonly invalid?: boolean;
  readonly describedBy?: string | undefined;
  readonly disabled?: boolean;
  /** Of a radio of which not all are drawn: which of how many it is, from 1. */
  readonly position?: { readonly at: number; readonly of: number } | undefined;
  readonly children: ReactNode;
}

const looks = { row: rowStyles, chip: chipStyles, segment: segmentStyles };

/** In a chip or segment the native control lies unseen over the whole label. */
export function Tick(props: TickProps) {
  const { type, look = 'row', id, name, checked, onTick, onBlur, children } = props;
  const { invalid = false, describedBy, disabled, position } = props;
  const styles = looks[look];
  return (
    <label
      className={disabled ? `${styles['root']} ${styles['root--disabled']}` : styles['root']}
      htmlFor={id}
    >
      <input
        className={styles['control']}
        type={type}
        id={id}
        name={name}
        checked={checked}
        onChange={(event) => onTick(event.target.checked)}
        onBlur={onBlur}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        {...(position && { 'aria-posinset': position.at, 'aria-setsize': position.of })}
        disabled={disabled}
      />
      <span className={styles['label']}>{children}</span>
      {look !== 'row' && checked && (
        <svg className={styles['mark']} viewBox="0 0 16 16" aria-hidden="true" focusable="false">
          <circle cx="8" cy="8" r="8" />
          <path d="M4.5 8.5 7 11l4.5-5" />
        </svg>
      )}
    </label>
  );
}
