import { useTranslation } from 'react-i18next';
import { type Language, languageOf } from '#language/language.ts';
import { problemKey } from '#language/problemKey.ts';
import { useQueryWords } from '#language/useQueryWords.ts';
import { Button } from '../controls/Button.tsx';
import { Notice } from '../page/Notice.tsx';
import { formatVenueMoment } from '../values/formatVenueMoment.ts';
import type { QueryState } from './QueryState.ts';
import styles from './staleNotice.module.css';

export interface StaleNoticeProps {
  readonly query: QueryState<unknown>;
  /** What failed; without it the notice only tells how old the content is. */
  readonly failedTitle?: string | undefined;
}

export function StaleNotice({ query, failedTitle }: StaleNoticeProps) {
  const { t, i18n } = useTranslation('shell');
  const { t: words } = useQueryWords();
  const { data, error, dataUpdatedAt, isFetching, retry } = query;
  if (error === null || data === undefined) return null;
  const age = words('asOf', { time: seenAt(dataUpdatedAt, languageOf(i18n.language)) });
  return (
    <Notice kind="warn" title={failedTitle ?? age} live>
      {failedTitle !== undefined && <p>{age}</p>}
      <p>{t(problemKey(error))}</p>
      <div className={styles.staleRetry}>
        <Button kind="quiet" busy={isFetching} onClick={() => void retry()}>
          {t('retry')}
        </Button>
      </div>
    </Notice>
  );
}

/** By the phone's clock, which noted it. */
function seenAt(timeMs: number, language: Language): string {
  const dateOf = (atMs: number) => formatVenueMoment(atMs, 'date', language);
  return formatVenueMoment(timeMs, dateOf(timeMs) === dateOf(Date.now()) ? 'time' : 'dayTime', language);
}
