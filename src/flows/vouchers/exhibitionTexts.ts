import type { Voucher } from '../../device/vouchers/voucher.ts';
import { formatDateRange } from '../../domain/time/formatDateRange.ts';
import { organiserText } from '../../ui/text/organiserText.tsx';
import type { Language } from '../../language/language.ts';

export function exhibitionTexts({ exhibition }: Pick<Voucher, 'exhibition'>, language: Language) {
  const { ExName, ExNameEn, Place, PlaceEn, StartTime, EndTime } = exhibition;
  return {
    name: language === 'en' ? ExNameEn || ExName : ExName || ExNameEn,
    place: language === 'en' ? PlaceEn || Place : Place || PlaceEn,
    dates: StartTime === '' ? '' : formatDateRange(StartTime, EndTime, 'YYYY-MM-DD', () => {}),
  };
}

/** Its name and place to be shown: in the other language, where only that was given, with its `lang`. */
export function exhibitionWords({ exhibition }: Pick<Voucher, 'exhibition'>, language: Language) {
  const { ExName, ExNameEn, Place, PlaceEn } = exhibition;
  return {
    name: organiserText({ zh: ExName, en: ExNameEn }, language),
    place: organiserText({ zh: Place, en: PlaceEn }, language),
  };
}
