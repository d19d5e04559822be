import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { wantsNoMotion } from '#ui/media/wantsNoMotion.ts';

/** So long the choice is seen before the next page comes. */
const seenMs = 250;

const isChoice = (target: EventTarget) =>
  target instanceof Element && target.closest('label')?.querySelector('input[type="radio"]') != null;

/** Only the card: what is fixed to the screen would move with anything around it. */
function slideIn(card: Element | null | undefined): void {
  if (wantsNoMotion()) return;
  card?.animate?.([{ transform: 'translateX(12px)' }, { transform: 'none' }], {
    duration: 220,
    easing: 'ease-out',
  });
}

export interface ChoiceStepProps {
  readonly onChosen: () => void;
  readonly children: ReactNode;
}

/** Calls back after a choice by finger or mouse. Keys pass through choices on their way, and only cancel. */
export function ChoiceStep({ onChosen, children }: ChoiceStepProps) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const cancel = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => slideIn(box.current?.querySelector('.card-root')), []);

  function tap({ detail, target }: MouseEvent) {
    // A click by a key has no count.
    if (detail === 0 || !isChoice(target)) return;
    cancel();
    timer.current = setTimeout(onChosen, seenMs);
  }

  return (
    <div ref={box} role="presentation" onClick={tap} onKeyDown={cancel}>
      {children}
    </div>
  );
}
