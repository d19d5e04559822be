import { useTranslation } from 'react-i18next';
import type { Calendar } from '#entities/appointment/rules/calendar.ts';
import { clockText } from '../rules/forms/timesForm.ts';

/** The times of a calendar in a line. */
export function useTimesSummary(): (calendar: Calendar | undefined) => string {
  const { t } = useTranslation('standCalendar');
  return (calendar) => {
    if (calendar?.hours === undefined || calendar.intervalMinutes === undefined) return t('timesNone');
    const { hours, lunch, intervalMinutes } = calendar;
    const span = ({ from, until }: { readonly from: number; readonly until: number }) =>
      `${clockText(from)}–${clockText(until)}`;
    const parts = [span(hours), t('every', { minutes: intervalMinutes })];
    if (lunch !== undefined) parts.push(t('lunch', { span: span(lunch) }));
    return parts.join(' · ');
  };
}
