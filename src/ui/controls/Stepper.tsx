import { useTranslation } from 'react-i18next';
import { type StepperOptions, useStepper } from './useStepper.ts';
import styles from './Stepper.module.css';

export interface StepperProps extends StepperOptions {
  readonly label: string;
  /** Of the number, where a label element names it. */
  readonly id?: string | undefined;
  readonly describedBy?: string | undefined;
  readonly invalid?: boolean | undefined;
  readonly onBlur?: (() => void) | undefined;
}

/** A whole number between two buttons. Arrow, page, Home and End keys change it; a number typed beyond a limit becomes the limit. */
export function Stepper(props: StepperProps) {
  const { label, id, describedBy, invalid = false, onBlur, ...options } = props;
  const { value, min, max, disabled = false } = options;
  // Every screen with questions has these words; those of lists it has not.
  const { t } = useTranslation('fields');
  const { text, step, type, settle, handleKey } = useStepper(options);
  return (
    <div className={invalid ? `${styles.stepper} ${styles['stepper--invalid']}` : styles.stepper}>
      <StepButton
        sign="minus"
        label={t('decreaseOf', { label })}
        isOff={disabled || (value !== undefined && value <= min)}
        onPress={() => step(-1)}
      />
      <input
        className={styles.number}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        role="spinbutton"
        id={id}
        aria-label={id === undefined ? label : undefined}
        aria-describedby={describedBy}
        aria-invalid={invalid || undefined}
        aria-valuenow={value}
        aria-valuemin={min}
        aria-valuemax={max}
        disabled={disabled}
        value={text}
        onChange={(event) => type(event.currentTarget.value)}
        onKeyDown={handleKey}
        onBlur={() => {
          settle();
          onBlur?.();
        }}
      />
      <StepButton
        sign="plus"
        label={t('increaseOf', { label })}
        isOff={disabled || (value !== undefined && value >= max)}
        onPress={() => step(1)}
      />
    </div>
  );
}

const signs = { minus: 'M6 12h12', plus: 'M6 12h12M12 6v12' };

interface StepButtonProps {
  readonly sign: keyof typeof signs;
  readonly label: string;
  /** The number is at its limit or disabled; the button stays where it is. */
  readonly isOff: boolean;
  readonly onPress: () => void;
}

function StepButton({ sign, label, isOff, onPress }: StepButtonProps) {
  return (
    <button
      className={styles.button}
      type="button"
      // The keys of the number do the same.
      tabIndex={-1}
      aria-label={label}
      aria-disabled={isOff || undefined}
      onClick={() => {
        if (!isOff) onPress();
      }}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d={signs[sign]} />
      </svg>
    </button>
  );
}
