import { useTranslation } from 'react-i18next';
import type { SalesRecord } from '#entities/order/rules/salesRecord.ts';
import { PictureGallery } from '#flows/pictures/PictureGallery.tsx';
import { Card } from '#ui/page/Card.tsx';
import css from './History.module.css';

/** What was asked and answered about a return, newest first. */
export function History({ records }: { readonly records: readonly SalesRecord[] }) {
  const { t } = useTranslation('orders');
  return (
    <Card title={t('history')}>
      <ol className={css['steps']}>
        {records.map(({ RecordId, state, time, reason, content, pictures }) => (
          <li className={css['step']} key={RecordId}>
            <b>{t(`state_${state}`)}</b> <span className={css['time']}>{time.slice(0, 16)}</span>
            {reason !== '' && <p className={css['text']}>{reason}</p>}
            {content !== '' && <p className={css['text']}>{content}</p>}
            {pictures.length > 0 && (
              <PictureGallery
                addresses={pictures}
                label={t('pictures')}
                altOf={(number) => t('picture', { number })}
              />
            )}
          </li>
        ))}
      </ol>
    </Card>
  );
}
