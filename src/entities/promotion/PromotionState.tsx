import { useTranslation } from 'react-i18next';
import { useFairNow } from '#session/clock/useFairNow.ts';
import { promotionPhase } from './rules/promotionState.ts';
import { Badge } from '#ui/values/Badge.tsx';

const tones = { open: 'good', notYetOpen: 'on', ended: 'off' } as const;

export interface PromotionStateProps {
  readonly row: { readonly StartTime: string; readonly EndTime: string };
}

/** Running, begins soon or over, by its times; nothing where it has none or they say enough. */
export function PromotionState({ row }: PromotionStateProps) {
  const { t } = useTranslation('content');
  const state = promotionPhase(row, useFairNow());
  if (state === undefined) return null;
  return (
    <span>
      <Badge tone={tones[state]}>{t(`period_${state}`)}</Badge>
    </span>
  );
}
