import { useTranslation } from 'react-i18next';
import type { Voucher } from '../../../device/voucher.ts';
import { exhibitionDays } from '../../../domain/calendar.ts';
import { AddToCalendar } from '../../../flows/AddToCalendar.tsx';
import { exhibitionTexts } from '../../../flows/voucherText.ts';
import { useSpeech } from '../../../ui/useSpeech.ts';

/** The days of the exhibition for the phone's calendar. */
export function DaysToCalendar({ voucher }: { readonly voucher: Voucher }) {
  const { t } = useTranslation('mine');
  const { language } = useSpeech();
  const { StartTime, EndTime } = voucher.exhibition;
  const days = exhibitionDays(StartTime, EndTime);
  if (days === undefined) return null;
  const { name, place } = exhibitionTexts(voucher, language);
  return (
    <AddToCalendar uid={voucher.exhibitionId} title={name} place={place} {...days}>
      {t('toCalendar')}
    </AddToCalendar>
  );
}
