import { useTranslation } from 'react-i18next';
import { formatVenueTime } from '../../domain/time/formatVenueTime.ts';
import { problemKey } from '../../language/problemKey.ts';
import { useQueryWords } from '../../language/useQueryWords.ts';
import { Button } from '../controls/Button.tsx';
import { Notice } from '../page/Notice.tsx';
import type { QueryState } from './QueryState.ts';
import styles from './staleNotice.module.css';

export function StaleNotice({ query }: { readonly query: QueryState<unknown> }) {
  const { t } = useTranslation('shell');
  const { t: words } = useQueryWords();
  const { data, error, dataUpdatedAt, isFetching, retry } = query;
  if (error === null || data === undefined) return null;
  return (
    <Notice kind="warn" title={words('asOf', { time: seenAt(dataUpdatedAt) })} live>
      <p>{t(problemKey(error))}</p>
      <div className={styles.staleRetry}>
        <Button kind="quiet" busy={isFetching} onClick={() => void retry()}>
          {t('retry')}
        </Button>
      </div>
    </Notice>
  );
}

function seenAt(timeMs: number): string {
  const isToday = formatVenueTime(timeMs, 'yyyy-MM-dd') === formatVenueTime(Date.now(), 'yyyy-MM-dd');
  return formatVenueTime(timeMs, isToday ? 'HH:mm' : 'MM-dd HH:mm');
}
