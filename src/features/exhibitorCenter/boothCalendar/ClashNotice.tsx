import { useTranslation } from 'react-i18next';
import { endOf } from '#entities/appointment/rules/appointmentActions.ts';
import { Notice } from '#ui/page/Notice.tsx';
import { useGuestName } from '../appointments/useGuestName.ts';
import type { ContactClash } from '../rules/boothDay.ts';
import { formatVenueClock } from '#ui/values/formatVenueMoment.ts';
import css from './boothDay.module.css';

interface ClashNoticeProps {
  readonly clash: ContactClash;
  readonly name: string;
}

const clock = (timeMs: number | undefined) => formatVenueClock(timeMs);

/** That one person has several appointments at one time, and which. */
export function ClashNotice({ clash: { rows }, name }: ClashNoticeProps) {
  const { t } = useTranslation('boothCalendar');
  const nameOf = useGuestName();
  return (
    <Notice kind="warn" title={t('clash', { name, count: rows.length })}>
      <ul className={css['clashes']}>
        {rows.map((row) => (
          <li key={row.RecordId}>
            {clock(row.startMs)}–{clock(endOf(row))} · {nameOf(row)}
          </li>
        ))}
      </ul>
      <p>{t('clashText')}</p>
    </Notice>
  );
}
