import type { ReactNode } from 'react';
import { PageFoot } from '#ui/page/PageFoot.tsx';
import { Money } from '#ui/values/Money.tsx';
import css from './SumFoot.module.css';

export interface SumFootProps {
  readonly before?: ReactNode;
  readonly label: string;
  readonly cents: number | undefined;
  /** The one primary button. */
  readonly children: ReactNode;
}

/** What it comes to, beside what is done with it. */
export function SumFoot({ before, label, cents, children }: SumFootProps) {
  return (
    <PageFoot>
      <div className={css['bar']}>
        {before}
        <span className={css['sum']}>
          <span className={css['label']}>{label}</span>{' '}
          <b className={css['money']} data-sum={cents}>
            <Money cents={cents} />
          </b>
        </span>
        <span className={css['action']}>{children}</span>
      </div>
    </PageFoot>
  );
}
