import { useTranslation } from 'react-i18next';
import { PlanSign } from './PlanSign.tsx';
import css from './hallPlan.module.css';

/** What the signs on the plan stand for. */
export function PlanKey() {
  const { t } = useTranslation('hallPlan');
  const signs = [
    ['saved', t('saved')],
    ['stop', t('routeKey')],
    ['visited', t('visited')],
    ['here', t('hereWord')],
  ] as const;
  return (
    <ul className={css['key']}>
      {signs.map(([sign, text]) => (
        <li key={sign}>
          <svg viewBox="-8 -8 16 16" aria-hidden="true" focusable="false">
            <PlanSign sign={sign} x={0} y={0} stop={1} />
          </svg>
          {text}
        </li>
      ))}
    </ul>
  );
}
