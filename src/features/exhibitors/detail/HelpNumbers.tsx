import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Count } from '#ui/values/Count.tsx';
import { Money } from '#ui/values/Money.tsx';
import css from './HelpCard.module.css';

export interface HelpNumbersProps {
  readonly helpers: number;
  readonly cents: number;
}

/** How often an exhibitor was helped, and what came together; numbers that are not above 0 are left out. */
export function HelpNumbers({ helpers, cents }: HelpNumbersProps) {
  const { t } = useTranslation('exhibitors');
  return (
    <dl className={css['numbers']}>
      {helpers > 0 && (
        <HelpNumber label={t('helpers')}>
          <Count count={helpers} />
        </HelpNumber>
      )}
      {cents > 0 && (
        <HelpNumber label={t('helpMoney')}>
          <Money cents={cents} />
        </HelpNumber>
      )}
    </dl>
  );
}

function HelpNumber({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
