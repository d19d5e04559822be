import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { leadPath } from '#domain/address/exhibitorCenter/exhibitorCenterPaths.ts';
import { isDue } from '#entities/lead/rules/filterLeads.ts';
import type { Lead } from '#entities/lead/rules/joinLeads.ts';
import { parseVenueTime } from '#domain/time/formatVenueTime.ts';
import { PersonRow } from '#entities/card/PersonRow.tsx';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { languageOf } from '#language/language.ts';
import { Badge } from '#ui/values/Badge.tsx';
import { formatVenueMoment } from '#ui/values/formatVenueMoment.ts';
import { leadName } from './leadName.ts';

export interface LeadRowProps {
  readonly lead: Lead;
  /** `YYYY-MM-DD` at the venue. */
  readonly today: string;
}

export const LeadRow = memo(function LeadRow({ lead, today }: LeadRowProps) {
  const { t } = useTranslation('leads');
  const exhibitionId = useExhibitionId();
  const { id, texts, temperature, metAtMs, isWaiting, rows } = lead;
  const authors = Array.from(new Set(rows.map(({ author }) => author.name))).filter((name) => name !== '');
  const marks = [...authors, ...(isWaiting ? [t('waitingMark')] : [])];
  return (
    <PersonRow
      to={leadPath(exhibitionId, id)}
      name={leadName(t, lead)}
      company={texts.company}
      job={texts.name === '' ? t('passOnly') : texts.job}
      metAtMs={metAtMs}
      temperature={temperature}
      marks={marks.join(' · ')}
      state={<FollowUpBadge lead={lead} today={today} />}
    />
  );
});

/** When it is to be followed up, or that it was. */
function FollowUpBadge({ lead, today }: Pick<LeadRowProps, 'lead' | 'today'>) {
  const { t, i18n } = useTranslation('leads');
  const { followUp, isDone } = lead;
  if (isDone) return <Badge tone="good">{t('done')}</Badge>;
  if (followUp === '') return null;
  const day = formatVenueMoment(parseVenueTime(followUp), 'date', languageOf(i18n.language));
  return isDue(lead, today) ? (
    <Badge tone="waits">{t('overdue', { day })}</Badge>
  ) : (
    <Badge tone="off">{t('followUpOn', { day })}</Badge>
  );
}
