import { useTranslation } from 'react-i18next';
import type { LiveState } from './rules/liveState.ts';
import css from './LiveBadge.module.css';

/** Whether a live is on air, to come or over. */
export function LiveBadge({ state }: { readonly state: LiveState }) {
  const { t } = useTranslation('content');
  return <span className={`${css['badge']} ${css[`badge--${state}`]}`}>{t(`live_${state}`)}</span>;
}
