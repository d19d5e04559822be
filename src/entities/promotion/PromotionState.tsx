import { useTranslation } from 'react-i18next';
import { useFairNow } from '#session/clock/useFairNow.ts';
import { promotionPeriod } from './rules/promotionState.ts';
import { Badge } from '#ui/values/Badge.tsx';

const tones = { open: 'good', notYetOpen: 'on', ended: 'off' } as const;

export interface PromotionStateProps {
  readonly row: { readonly StartTime: string; readonly EndTime: string };
}

/** Running, to come or over, by its times; nothing where it has none. */
export function PromotionState({ row: { StartTime, EndTime } }: PromotionStateProps) {
  const { t } = useTranslation('content');
  const nowMs = useFairNow();
  if (StartTime === '' && EndTime === '') return null;
  const state = promotionPeriod({ StartTime, EndTime }, nowMs);
  return (
    <span>
      <Badge tone={tones[state]}>{t(`period_${state}`)}</Badge>
    </span>
  );
}
