import { useTranslation } from 'react-i18next';
import { readCalendar } from '#entities/appointment/rules/calendar.ts';
import { slotDays } from '#entities/appointment/rules/slots.ts';
import type { BoothKey } from '#entities/exhibitor/rules/boothKey.ts';
import type { Answers } from '#domain/form/formDefinition.ts';
import { parseVenueTime } from '#domain/time/formatVenueTime.ts';
import { useFairNow } from '#session/clock/useFairNow.ts';
import { languageOf } from '#language/language.ts';
import { Card } from '#ui/page/Card.tsx';
import { Notice } from '#ui/page/Notice.tsx';
import { SummaryList } from '#ui/page/SummaryList.tsx';
import { formatVenueMoment, formatVenueSpan } from '#ui/values/formatVenueMoment.ts';
import { useGuestName } from '../appointments/useGuestName.ts';
import { outsideTimes, timesChanges } from '../rules/timesAnswers.ts';
import { timesParts } from '../rules/forms/timesForm.ts';
import { useBoothAppointments } from '../appointments/useBoothAppointments.ts';

interface TimesPreviewProps {
  readonly booth: BoothKey;
  readonly contactId: string;
  readonly answers: Answers;
  readonly days: readonly string[];
}

/** Of a row that is not stored; it stands in no answer and no address. */
const previewId = '0'.repeat(24);

/** What visitors will be able to choose, and which appointments are outside of it. */
export function TimesPreview({ booth, contactId, answers, days }: TimesPreviewProps) {
  const { t, i18n } = useTranslation('boothCalendar');
  const language = languageOf(i18n.language);
  const nowMs = useFairNow();
  const nameOf = useGuestName();
  const { data: rows = [] } = useBoothAppointments(booth);
  const calendar = readCalendar({
    RecordId: previewId,
    ExhibitorContactId: contactId,
    ...timesChanges(timesParts(days), answers, undefined, days),
  });
  if (calendar === undefined) return null;
  const shown = slotDays(calendar, 0);
  const outside = outsideTimes(calendar, rows, nowMs);
  return (
    <>
      {outside.length > 0 && (
        <Notice kind="warn" title={t('outside', { count: outside.length })}>
          <ul>
            {outside.map((row) => (
              <li key={row.RecordId}>
                {formatVenueSpan(row.startMs, row.endMs, language)} · {nameOf(row)}
              </li>
            ))}
          </ul>
          <p>{t('outsideText')}</p>
        </Notice>
      )}
      <Card title={t('visitorsSee')}>
        <SummaryList
          items={days.map((day) => {
            const slots = shown.find((one) => one.day === day)?.slots ?? [];
            const [first, last] = [slots[0], slots[slots.length - 1]];
            return {
              key: day,
              label: formatVenueMoment(parseVenueTime(day), 'day', language),
              text:
                slots.length === 0
                  ? t('dayOff')
                  : t('dayTimes', {
                      span: formatVenueSpan(first?.startMs, last?.endMs, language, 'time'),
                      count: slots.length,
                    }),
            };
          })}
        />
      </Card>
    </>
  );
}
