import { useTranslation } from 'react-i18next';
import { Money } from '#ui/values/Money.tsx';
import css from './goods.module.css';

interface SumLineProps {
  readonly pieces: number;
  readonly cents: number | undefined;
}

export function SumLine({ pieces, cents }: SumLineProps) {
  const { t } = useTranslation('orders');
  return (
    <p className={css['sum']}>
      {t('pieces', { count: pieces })}
      <b>
        <Money cents={cents} />
      </b>
    </p>
  );
}
