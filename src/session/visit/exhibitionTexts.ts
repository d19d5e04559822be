import { joinDays } from '#domain/time/period/joinDays.ts';
import { periodOf } from '#boot/landingTree.ts';
import type { Voucher } from '#entities/voucher/rules/voucher.ts';
import { organiserText } from '#ui/text/organiserText.tsx';
import type { Language } from '#language/language.ts';
import { fairNowMs } from '../clock/fairClock.ts';

/** Its name, place and days as plain text; '' where one is not known. */
export function exhibitionTexts({ exhibition }: Pick<Voucher, 'exhibition'>, language: Language) {
  const { ExName, ExNameEn, Place, PlaceEn } = exhibition;
  const { days = [], hours = '' } = periodOf(exhibition, language, fairNowMs()) ?? {};
  return {
    name: language === 'en' ? ExNameEn || ExName : ExName || ExNameEn,
    place: language === 'en' ? PlaceEn || Place : Place || PlaceEn,
    dates: joinDays(days, language),
    /** Of every day, or of its only day. */
    hours,
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
