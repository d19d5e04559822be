import css from './NumberTable.module.css';

export interface NumberTableProps {
  /** Of the columns; the first names the rows. */
  readonly heads: readonly string[];
  readonly rows: readonly {
    readonly key: string;
    readonly label: string;
    readonly values: readonly number[];
  }[];
  readonly caption: string;
}

/** The numbers of a chart as a table. */
export function NumberTable({ heads, rows, caption }: NumberTableProps) {
  return (
    // Wider than a narrow phone with large text.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reached by keyboard
    <div className={css['scroller']} role="region" aria-label={caption} tabIndex={0}>
      <table className={css['table']}>
        <caption className="x-hidden">{caption}</caption>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, label, values }) => (
            <tr key={key}>
              <th scope="row">{label}</th>
              {values.map((value, at) => (
                <td key={heads[at + 1]}>{value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
