import { useTranslation } from 'react-i18next';
import type { ServerRow } from '#domain/record/serverRow.ts';
import { languageOf } from '#language/language.ts';
import { Card } from '#ui/page/Card.tsx';
import { formatVenueMoment } from '#ui/values/formatVenueMoment.ts';
import list from '../review/ReviewList.module.css';
import { decisionsOf } from './decisionsOf.ts';

/** What was decided about a row before, the oldest first, by whom, when and why; nothing where nothing was. */
export function DecisionHistory({ row }: { readonly row: ServerRow }) {
  const { t, i18n } = useTranslation('organiserDecides');
  const language = languageOf(i18n.language);
  const decisions = decisionsOf(row);
  if (decisions.length === 0) return null;
  return (
    <Card title={t('history')}>
      <ul className={list['rows']} aria-label={t('history')}>
        {decisions.map(({ state, atMs, name, reason }, at) => (
          <li key={at}>
            <p>
              {t(`history_${state}`, {
                name: name || t('colleague'),
                time: formatVenueMoment(atMs, 'dayTime', language),
              })}
            </p>
            {reason !== '' && <p>{t('historyReason', { reason })}</p>}
          </li>
        ))}
      </ul>
    </Card>
  );
}
