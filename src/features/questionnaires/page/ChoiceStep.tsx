import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import styles from './choiceStep.module.css';

/** So long the choice is seen before the next page comes. */
const seenMs = 250;

const isChoice = (target: EventTarget) =>
  target instanceof Element && target.closest('label')?.querySelector('input[type="radio"]') != null;

export interface ChoiceStepProps {
  readonly onChosen: () => void;
  readonly children: ReactNode;
}

/** Calls back after a choice by finger or mouse. Keys pass through choices on their way, and only cancel. */
export function ChoiceStep({ onChosen, children }: ChoiceStepProps) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const cancel = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);

  function tap({ detail, target }: MouseEvent) {
    // A click by a key has no count.
    if (detail === 0 || !isChoice(target)) return;
    cancel();
    timer.current = setTimeout(onChosen, seenMs);
  }

  return (
    <div className={styles.step} role="presentation" onClick={tap} onKeyDown={cancel}>
      {children}
    </div>
  );
}
