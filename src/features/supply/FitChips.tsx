import { useTranslation } from 'react-i18next';
import { Icon } from '#ui/icons/Icon.tsx';
import { Badge } from '#ui/values/Badge.tsx';
import css from './post/marks.module.css';
import type { FitReason } from './rules/pairing.ts';

/** Why two posts fit, one chip for each reason. */
export function FitChips({ reasons }: { readonly reasons: readonly FitReason[] }) {
  const { t } = useTranslation('supply');
  return (
    <span className={css['chips']}>
      <span className="x-hidden">{t('fitLabel')}</span>
      {reasons.map((reason) => (
        <Badge tone="good" key={reason}>
          <Icon name="check" sizeRem={0.875} /> {t(`fit_${reason}`)}
        </Badge>
      ))}
    </span>
  );
}
