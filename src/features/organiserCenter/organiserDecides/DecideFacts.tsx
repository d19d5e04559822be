import { useTranslation } from 'react-i18next';
import { useExhibitorName } from '#entities/exhibitor/useExhibitorName.ts';
import type { Decidable } from '#entities/organiser/rules/decidable.ts';
import type { Organiser } from '#entities/organiser/rules/organiser.ts';
import { languageOf } from '#language/language.ts';
import { localize } from '#ui/text/localize.ts';
import { formatVenueMoment, formatVenueSpan } from '#ui/values/formatVenueMoment.ts';
import css from '../review/ReviewCard.module.css';
import { RowName } from '../review/RowName.tsx';

interface DecideFactsProps {
  readonly organiser: Organiser;
  readonly row: Decidable;
}

/** What the list shows of a row. */
export function DecideFacts({ organiser, row }: DecideFactsProps) {
  const { t, i18n } = useTranslation('organiserDecides');
  const language = languageOf(i18n.language);
  const { exhibitionId } = organiser;
  const { kind, RecordId, sinceMs, untilMs, reason } = row;
  const exhibitor = useExhibitorName(exhibitionId, row.exhibitorId);
  const name = localize(row.title, language) || t('untitled');
  const by = row.exhibitorId === '' ? localize(row.by, language) : exhibitor.name;
  return (
    <>
      <p className={css['note']}>{t(`one_${kind}`)}</p>
      <RowName exhibitionId={exhibitionId} kind={kind} recordId={RecordId} name={name} />
      {by !== '' && <p>{by}</p>}
      {untilMs !== undefined && <p>{formatVenueSpan(untilMs, undefined, language)}</p>}
      {sinceMs !== undefined && (
        <p className={css['note']}>{t('since', { time: formatVenueMoment(sinceMs, 'dayTime', language) })}</p>
      )}
      {reason !== '' && <p className={css['note']}>{t('before', { reason })}</p>}
    </>
  );
}
