import css from './hallPlan.module.css';

export type Sign = 'saved' | 'stop' | 'visited' | 'here';

export interface PlanSignProps {
  readonly sign: Sign;
  /** Its middle; it is 14 units wide. */
  readonly x: number;
  readonly y: number;
  readonly stop: number | undefined;
}

const star = 'M0-6.5 1.9-2.2 6.5-1.8 3 1.3 4.1 5.9 0 3.4-4.1 5.9-3 1.3-6.5-1.8-1.9-2.2Z';

/** Told apart by their shapes: a star, a number in a disc, a tick, a ring with its middle. */
export function PlanSign({ sign, x, y, stop }: PlanSignProps) {
  return (
    <g className={css[`sign--${sign}`]} transform={`translate(${x} ${y})`}>
      {sign === 'saved' && <path d={star} />}
      {sign === 'visited' && <path d="M-5 0.5-1.5 4 5-4" />}
      {sign === 'here' && (
        <>
          <circle r="5.5" />
          <circle r="2" />
        </>
      )}
      {sign === 'stop' && (
        <>
          <circle r="7" />
          <text y="3.5" fontSize={stop !== undefined && stop > 99 ? 7 : 10}>
            {stop}
          </text>
        </>
      )}
    </g>
  );
}
