import { useTranslation } from 'react-i18next';
import { languageOf } from '#language/language.ts';
import { parseVenueTime } from '#domain/time/formatVenueTime.ts';
import { Notice } from '#ui/page/Notice.tsx';
import { formatVenueMoment } from '#ui/values/formatVenueMoment.ts';
import type { Application } from '#entities/exhibitor/rules/exhibitorApplication.ts';

/** Why the organiser has refused an application, also each time before. */
export function Refusals({ application }: { readonly application: Application }) {
  const { t, i18n } = useTranslation('becomeExhibitor');
  const language = languageOf(i18n.language);
  const timeOf = (time: string) => {
    const ms = parseVenueTime(time);
    return ms === undefined ? undefined : formatVenueMoment(ms, 'dayTime', language);
  };
  return application.refusals.map(({ time, reason }, at) => {
    const isLatest = at === application.refusals.length - 1;
    const moment = timeOf(time);
    const title = t(isLatest ? 'reasonLatest' : 'reasonEarlier');
    return (
      <Notice
        key={`${time} ${at}`}
        kind={isLatest ? 'warn' : 'info'}
        title={moment === undefined ? title : t('reasonAt', { title, time: moment })}
      >
        {reason === '' ? t('noReason') : reason}
      </Notice>
    );
  });
}
