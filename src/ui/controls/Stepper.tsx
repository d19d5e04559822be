import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { announce } from '../overlay/announce.ts';
import styles from './Stepper.module.css';

export interface StepperProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  /** Given whole numbers within the limits. */
  readonly onChange: (value: number) => void;
  readonly disabled?: boolean;
}

const bigStep = 10;

/** A whole number between two buttons. Arrow, page, Home and End keys change it; a number typed beyond a limit becomes the limit. */
export function Stepper({ label, value, min, max, onChange, disabled = false }: StepperProps) {
  const { t } = useTranslation('content');
  const [typed, setTyped] = useState<string>();

  function change(next: number): number {
    const within = Math.min(max, Math.max(min, next));
    if (within !== value && !disabled) onChange(within);
    return within;
  }
  function press(step: number) {
    setTyped(undefined);
    // The focus is on the button, not on the number.
    announce(String(change(value + step)));
  }
  function type(text: string) {
    if (!/^\d*$/.test(text)) return;
    setTyped(text);
    const next = Number(text);
    if (text !== '' && next >= min && next <= max) change(next);
  }
  function settle() {
    if (typed !== undefined && typed !== '') change(Number(typed));
    setTyped(undefined);
  }
  function handleKey(event: KeyboardEvent) {
    const moves: Readonly<Record<string, number | undefined>> = {
      ArrowUp: value + 1,
      ArrowDown: value - 1,
      PageUp: value + bigStep,
      PageDown: value - bigStep,
      Home: min,
      End: max,
    };
    if (event.key === 'Enter') settle();
    const next = moves[event.key];
    if (next === undefined) return;
    event.preventDefault();
    setTyped(undefined);
    change(next);
  }

  const button = (sign: string, text: string, step: number, isAtLimit: boolean) => (
    <button
      className={styles.button}
      type="button"
      // The keys of the number do the same.
      tabIndex={-1}
      aria-label={`${text} ${label}`}
      aria-disabled={disabled || isAtLimit || undefined}
      onClick={() => {
        if (!disabled && !isAtLimit) press(step);
      }}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d={sign} />
      </svg>
    </button>
  );

  return (
    <div className={styles.stepper}>
      {button('M6 12h12', t('decrease'), -1, value <= min)}
      <input
        className={styles.number}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        role="spinbutton"
        aria-label={label}
        aria-valuenow={value}
        aria-valuemin={min}
        aria-valuemax={max}
        disabled={disabled}
        value={typed ?? String(value)}
        onChange={(event) => type(event.currentTarget.value)}
        onKeyDown={handleKey}
        onBlur={settle}
      />
      {button('M6 12h12M12 6v12', t('increase'), 1, value >= max)}
    </div>
  );
}
