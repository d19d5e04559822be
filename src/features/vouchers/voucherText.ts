import type { Voucher } from '../../device/voucher.ts';
import { formatDateRange } from '../../domain/venueTime.ts';
import type { Language } from '../../language/language.ts';

export type ReviewKey = 'approved' | 'toBeReviewed' | 'declined' | 'unknown';

/** Review status of a registration: '0' and '1' to be reviewed, '2' approved, '3' declined; any other word is not known. */
export function reviewKey(approveState: string): ReviewKey {
  if (approveState === '2') return 'approved';
  if (approveState === '3') return 'declined';
  return approveState === '0' || approveState === '1' ? 'toBeReviewed' : 'unknown';
}

/** What a voucher says of its exhibition, in one language. */
export function exhibitionTexts({ exhibition }: Voucher, language: Language) {
  const { ExName, ExNameEn, Place, PlaceEn, StartTime, EndTime } = exhibition;
  return {
    name: language === 'en' ? ExNameEn || ExName : ExName || ExNameEn,
    place: language === 'en' ? PlaceEn || Place : Place || PlaceEn,
    dates: StartTime === '' ? '' : formatDateRange(StartTime, EndTime, 'YYYY-MM-DD', () => {}),
  };
}
