import { useTranslation } from 'react-i18next';
import type { Voucher } from '../../../device/vouchers/voucher.ts';
import { exhibitionDays } from '../../../domain/time/calendarFile.ts';
import { AddToCalendar } from '../../../flows/assist/AddToCalendar.tsx';
import { exhibitionTexts } from '../../../flows/vouchers/exhibitionTexts.ts';
import { useFieldTexts } from '../../../ui/text/useFieldTexts.ts';

export interface DaysToCalendarProps {
  readonly exhibitionId: string;
  readonly exhibition: Voucher['exhibition'];
}

export function DaysToCalendar({ exhibitionId, exhibition }: DaysToCalendarProps) {
  const { t } = useTranslation('mine');
  const { language } = useFieldTexts();
  const days = exhibitionDays(exhibition.StartTime, exhibition.EndTime);
  if (days === undefined) return null;
  const { name, place } = exhibitionTexts({ exhibition }, language);
  return (
    <AddToCalendar uid={exhibitionId} title={name} place={place} {...days}>
      {t('toCalendar')}
    </AddToCalendar>
  );
}
