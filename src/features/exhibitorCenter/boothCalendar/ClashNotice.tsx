import { useTranslation } from 'react-i18next';
import { languageOf } from '#language/language.ts';
import { endOf } from '#entities/appointment/rules/appointmentActions.ts';
import { Notice } from '#ui/page/Notice.tsx';
import { useGuestName } from '../appointments/useGuestName.ts';
import type { ContactClash } from '../rules/boothDay.ts';
import { formatVenueSpan } from '#ui/values/formatVenueMoment.ts';
import css from './boothDay.module.css';

interface ClashNoticeProps {
  readonly clash: ContactClash;
  readonly name: string;
}

/** That one person has several appointments at one time, and which. */
export function ClashNotice({ clash: { rows }, name }: ClashNoticeProps) {
  const { t, i18n } = useTranslation('boothCalendar');
  const language = languageOf(i18n.language);
  const nameOf = useGuestName();
  return (
    <Notice kind="warn" title={t('clash', { name, count: rows.length })}>
      <ul className={css['clashes']}>
        {rows.map((row) => (
          <li key={row.RecordId}>
            {formatVenueSpan(row.startMs, endOf(row), language, 'time')} · {nameOf(row)}
          </li>
        ))}
      </ul>
      <p>{t('clashText')}</p>
    </Notice>
  );
}
