import { useTranslation } from 'react-i18next';
import { Button } from '#ui/controls/Button.tsx';
import { Card } from '#ui/page/Card.tsx';
import { Notice } from '#ui/page/Notice.tsx';
import { useBoothRefusal } from '#features/exhibitorCenter/useBoothRefusal.ts';
import type { TableQueue, TableQueueView } from './tableQueue.ts';
import css from './ProductTable.module.css';

interface QueueCardProps {
  readonly queue: TableQueue;
  readonly view: TableQueueView;
}

/** The rows that are on their way, those that were refused, and how many are stored. */
export function QueueCard({ queue, view: { rows = [], stored, isRunning } }: QueueCardProps) {
  const { t } = useTranslation('exhibitorCenter');
  const describe = useBoothRefusal();
  const refused = rows.filter(({ at }) => at === 'refused');
  const waiting = rows.filter(({ at }) => at !== 'refused');
  const stage = isRunning ? 'tableQueue' : waiting.length > 0 ? 'tableWaits' : 'tableRefused';
  if (rows.length === 0)
    return stored === 0 ? null : (
      <Notice kind="success" live>
        {t('tableStored', { count: stored })}
      </Notice>
    );
  return (
    <Card title={t(stage, { count: rows.length, stored })}>
      <ul className={css['rows']}>
        {rows.map(({ id, name, at, refusal }) => (
          <li className={css['row']} key={id} data-at={at} data-wrong={at === 'refused' ? '' : undefined}>
            <span className={css['head']}>
              <span className={css['name']}>{name}</span>
              <span className={css['price']}>{t(`queue_${at}`)}</span>
            </span>
            {refusal !== undefined && (
              <span className={css['problem']}>{describe(refusal) ?? refusal.message}</span>
            )}
          </li>
        ))}
      </ul>
      {!isRunning && waiting.length > 0 && (
        <Button kind="secondary" onClick={() => void queue.run()}>
          {t('tableGoOn')}
        </Button>
      )}
      {!isRunning && refused.length > 0 && (
        <Button kind="quiet" onClick={() => void queue.dropRefused()}>
          {t('tableDrop', { count: refused.length })}
        </Button>
      )}
    </Card>
  );
}
