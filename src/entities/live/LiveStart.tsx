import type { FairMs } from '#domain/time/clocks.ts';
import { useTranslation } from 'react-i18next';
import { startsIn } from './rules/startsIn.ts';
import { parseVenueTime } from '#domain/time/formatVenueTime.ts';
import { languageOf } from '#language/language.ts';
import { formatVenueMoment, venueIsoTime } from '#ui/values/formatVenueMoment.ts';

export interface LiveStartProps {
  /** The server's text. */
  readonly start: string;
  readonly isComing: boolean;
  readonly nowMs: FairMs;
}

/** "In 20 minutes" of one that comes soon; else day and hour. Nothing where the time is not known. */
export function LiveStart({ start, isComing, nowMs }: LiveStartProps) {
  const { t, i18n } = useTranslation('content');
  const startMs = parseVenueTime(start);
  if (startMs === undefined) return isComing ? <span>{t('startsUnknown')}</span> : null;
  const told = isComing ? startsIn(startMs, nowMs) : ({ code: 'later' } as const);
  const date = formatVenueMoment(startMs, 'dayTime', languageOf(i18n.language));
  return (
    <time dateTime={venueIsoTime(startMs)} title={date}>
      {told.code === 'later' && date}
      {told.code === 'soon' && t('startsSoon')}
      {told.code === 'minutes' && t('startsInMinutes', { count: told.count })}
      {told.code === 'hours' && t('startsInHours', { count: told.count })}
    </time>
  );
}
