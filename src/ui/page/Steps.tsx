import type { ReactNode } from 'react';
import { useFieldTexts } from '../text/useFieldTexts.ts';
import './steps.css';

export interface StepsProps {
  readonly current: number;
  readonly total: number;
  readonly name?: ReactNode;
}

export function Steps({ current, total, name }: StepsProps) {
  const { words } = useFieldTexts();
  const position = words('stepsPosition', { current, total });
  return (
    <div className="x-steps">
      <p className="x-steps__text">
        {position}
        {name !== undefined && <> · {name}</>}
      </p>
      <div className="x-steps__bars" aria-hidden="true">
        {Array.from({ length: total }, (_, step) => (
          <span className={step < current ? 'x-steps__bar x-steps__bar--done' : 'x-steps__bar'} key={step} />
        ))}
      </div>
    </div>
  );
}
