import { type ReactNode, useLayoutEffect, useRef } from 'react';

export interface OutcomeProps {
  /** Read when the focus arrives: the same words as the visible title. */
  readonly name: string;
  /** The sentences in it that are to be heard as well carry `data-announce`. */
  readonly children: ReactNode;
}

/** What has become of the last action, in the place of what the action was taken in. It takes the focus when it appears. */
export function Outcome({ name, children }: OutcomeProps) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} role="group" aria-label={name} tabIndex={-1}>
      {children}
    </div>
  );
}
