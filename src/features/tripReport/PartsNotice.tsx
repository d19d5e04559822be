import { useTranslation } from 'react-i18next';
import { languageOf } from '#language/language.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Notice } from '#ui/page/Notice.tsx';
import { formatVenueMoment } from '#ui/values/formatVenueMoment.ts';
import css from './report.module.css';
import type { ReportPart } from './facts/useTripFacts.ts';

interface PartsNoticeProps {
  readonly parts: readonly ReportPart[];
}

/** Which parts could not be read now: as of when they are, or that this phone has none of them. */
export function PartsNotice({ parts }: PartsNoticeProps) {
  const { t, i18n } = useTranslation('tripReport');
  const language = languageOf(i18n.language);
  const failed = parts.filter(({ query }) => query.error !== null);
  if (failed.length === 0) return null;
  return (
    <div className={css['partsNotice']}>
      <Notice kind="warn" title={t('partsTitle')} live>
        <ul className={css['parts']}>
          {failed.map(({ name, query }) => (
            <li key={name}>
              {query.data === undefined
                ? t('partMissing', { part: t(`part_${name}`) })
                : t('partOld', {
                    part: t(`part_${name}`),
                    time: formatVenueMoment(query.dataUpdatedAt, 'dayTime', language),
                  })}
            </li>
          ))}
        </ul>
        <Button
          kind="quiet"
          busy={failed.some(({ query }) => query.isFetching)}
          onClick={() => failed.forEach(({ query }) => void query.retry())}
        >
          {t('retry')}
        </Button>
      </Notice>
    </div>
  );
}
