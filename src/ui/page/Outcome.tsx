import { type ReactNode, useLayoutEffect, useRef } from 'react';

export interface OutcomeProps {
  readonly name: string;
  /** Sentences with `data-announce` are announced too. */
  readonly children: ReactNode;
}

/** The result of an action, shown in place of its form. Takes the focus when it appears. */
export function Outcome({ name, children }: OutcomeProps) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} role="group" aria-label={name} tabIndex={-1}>
      {children}
    </div>
  );
}
