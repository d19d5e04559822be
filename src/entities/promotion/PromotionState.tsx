import { useTranslation } from 'react-i18next';
import { useFairNow } from '#session/clock/useFairNow.ts';
import { promotionPeriod } from './rules/promotionState.ts';
import css from './PromotionState.module.css';

export interface PromotionStateProps {
  readonly row: { readonly StartTime: string; readonly EndTime: string };
}

/** Running, to come or over, by its times; nothing where it has none. */
export function PromotionState({ row: { StartTime, EndTime } }: PromotionStateProps) {
  const { t } = useTranslation('content');
  const nowMs = useFairNow();
  if (StartTime === '' && EndTime === '') return null;
  const state = promotionPeriod({ StartTime, EndTime }, nowMs);
  return <span className={`${css['state']} ${css[`state--${state}`]}`}>{t(`period_${state}`)}</span>;
}
