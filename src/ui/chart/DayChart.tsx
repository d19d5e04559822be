import { DayBars, type DayBarsProps } from './DayBars.tsx';
import { NumberTable, type NumberTableProps } from './NumberTable.tsx';
import css from './DayChart.module.css';

export interface DayChartProps extends DayBarsProps {
  readonly title: string;
  /** Opens the table. */
  readonly tableText: string;
  readonly table: NumberTableProps;
}

/** Numbers by day as bars, and folded below them as a table. */
export function DayChart({ title, label, bars, tableText, table }: DayChartProps) {
  return (
    <section aria-label={title}>
      <h3 className={css['title']}>{title}</h3>
      <DayBars label={label} bars={bars} />
      <details className={css['details']}>
        <summary className={css['summary']}>{tableText}</summary>
        <NumberTable {...table} />
      </details>
    </section>
  );
}
