import { useEffect } from 'react';
import { Shimmer } from '../states/Shimmer.tsx';
import css from './ListSkeleton.module.css';
import { rootFontPx } from './rootFontPx.ts';

export interface ListSkeletonProps {
  /**
   * `card`: cards with a picture; `tile`: square pictures with names and a price below, two beside each other; `film`:
   * the same with wide pictures; `row`: one card of rows with small square pictures; `person`: the same with round ones;
   * `form`: questions in a card.
   */
  readonly shape?: 'card' | 'tile' | 'film' | 'row' | 'person' | 'form';
  readonly rows?: number;
  /** The heading of the screen is awaited as well. */
  readonly hasHeading?: boolean;
}

/** The shape of what comes, in grey. */
export function ListSkeleton({ shape = 'card', rows = 6, hasHeading = false }: ListSkeletonProps) {
  // The rows that follow estimate their heights by it.
  useEffect(() => void rootFontPx(), []);
  const Row = parts[shape];
  const all = Array.from({ length: rows }, (_, row) => <Row key={row} />);
  return (
    <Shimmer>
      <div className={css['root']}>
        {hasHeading && <span className={css['heading']} />}
        {shape === 'card' ? all : <div className={css[areBeside(shape) ? 'tiles' : 'box']}>{all}</div>}
      </div>
    </Shimmer>
  );
}

const areBeside = (shape: ListSkeletonProps['shape']) => shape === 'tile' || shape === 'film';

const Lines = () => (
  <span className={css['lines']}>
    <span className={css['line']} />
    <span className={css['short']} />
  </span>
);

const parts = {
  card: () => (
    <div className={`${css['box']} ${css['card']}`}>
      <span className={css['picture']} />
      <Lines />
    </div>
  ),
  tile: () => (
    <div className={`${css['box']} ${css['tile']}`}>
      <span className={css['square']} />
      <Lines />
    </div>
  ),
  film: () => (
    <div className={`${css['box']} ${css['tile']}`}>
      <span className={`${css['square']} ${css['wide']}`} />
      <Lines />
    </div>
  ),
  row: () => (
    <div className={css['part']}>
      <span className={css['dot']} />
      <Lines />
    </div>
  ),
  person: () => (
    <div className={css['part']}>
      <span className={`${css['dot']} ${css['round']}`} />
      <Lines />
    </div>
  ),
  form: () => (
    <div className={css['question']}>
      <span className={css['short']} />
      <span className={css['control']} />
    </div>
  ),
};
