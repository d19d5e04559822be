import type { ReactNode } from 'react';
import css from './NamedBars.module.css';

export interface NamedBarsProps {
  /** What is counted, and of what: heads of the table for those who do not see the bars. */
  readonly caption: string;
  readonly heads: readonly [name: string, count: string];
  readonly rows: readonly { readonly key: string; readonly name: ReactNode; readonly value: number }[];
}

/** Numbers of named things: one table that is drawn as bars, each with its name and number. */
export function NamedBars({ caption, heads, rows }: NamedBarsProps) {
  const most = Math.max(1, ...rows.map(({ value }) => value));
  return (
    <table className={css['table']}>
      <caption className="x-hidden">{caption}</caption>
      <thead className="x-hidden">
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, value }) => (
          <tr key={key}>
            <th className={css['name']} scope="row">
              {name}
              <span
                className={value > 0 ? css['bar'] : `${css['bar']} ${css['none']}`}
                style={{ width: `${Math.max(1, Math.round((value / most) * 100))}%` }}
              />
            </th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
