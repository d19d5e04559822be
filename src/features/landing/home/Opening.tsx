import { useTranslation } from 'react-i18next';
import { Countdown } from '../../../ui/text/Countdown.tsx';

export interface OpeningProps {
  readonly untilMs: number;
  readonly onEnd: () => void;
}

/** How long until one can register. */
export function Opening({ untilMs, onEnd }: OpeningProps) {
  const { t } = useTranslation('home');
  return (
    <>
      <span className="h-opening-label" aria-hidden="true">
        {t('opensIn')}
      </span>
      <span className="h-opening-time">
        <Countdown untilMs={untilMs} label={t('opensIn')} onEnd={onEnd} />
      </span>
    </>
  );
}
