import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/controls/Button.tsx';
import type { Older } from '../useOlder.ts';
import css from './conversation.module.css';

/** Above the messages: reads further back as soon as it is seen, or by its button. */
export function OlderMessages({ isLoading, hasFailed, load }: Older) {
  const { t } = useTranslation('conversation');
  const place = useRef<HTMLDivElement>(null);
  const near = useEffectEvent(load);
  useEffect(() => {
    const element = place.current;
    if (element === null || isLoading || hasFailed || !('IntersectionObserver' in window)) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) near();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [isLoading, hasFailed]);
  return (
    <div className={css['older']} ref={place}>
      {hasFailed && <p>{t('olderFailed')}</p>}
      <Button kind="quiet" busy={isLoading} onClick={load}>
        {t(isLoading ? 'olderLoading' : hasFailed ? 'retry' : 'older')}
      </Button>
    </div>
  );
}
