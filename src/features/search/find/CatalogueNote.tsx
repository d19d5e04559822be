import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { catalogueView, freshMs } from '#entities/search/openCatalogue.ts';
import { useIsOffline } from '#ui/query/useIsOffline.ts';
import { RelativeTime } from '#ui/values/RelativeTime.tsx';
import css from './search.module.css';

/** Where the results come from, and how old they are. */
export function CatalogueNote() {
  const { t } = useTranslation('search');
  const { state, count, readAtMs } = useStore(catalogueView);
  const isOffline = useIsOffline();
  const [openedMs] = useState(Date.now);
  const isOld = openedMs - readAtMs > freshMs;
  if (state === 'opening') return <p className={css['note']} data-state={state} />;
  if (readAtMs > 0 && !isOld && !isOffline) return <p className={css['note']} data-state={state} />;
  if (readAtMs > 0)
    return (
      <p className={css['note']}>
        {t(isOffline ? 'keptOffline' : 'keptAt')} <RelativeTime at={readAtMs} />
      </p>
    );
  if (isOffline) return <p className={css['note']}>{t('noneKept')}</p>;
  return <p className={css['note']}>{state === 'reading' ? t('reading', { count }) : t('online')}</p>;
}
