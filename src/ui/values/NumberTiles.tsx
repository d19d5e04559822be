import { Count } from './Count.tsx';
import css from './NumberTiles.module.css';

export interface NumberTilesProps {
  readonly tiles: readonly {
    readonly key: string;
    readonly name: string;
    readonly count: number;
    readonly text?: string | undefined;
  }[];
}

/** A few numbers with their names, two beside each other where there is room. */
export const NumberTiles = ({ tiles }: NumberTilesProps) => (
  <dl className={css['tiles']}>
    {tiles.map(({ key, name, count, text }) => (
      <div className={css['tile']} key={key}>
        <dt className={css['name']}>{name}</dt>
        <dd className={css['count']}>{text ?? <Count count={count} />}</dd>
      </div>
    ))}
  </dl>
);
