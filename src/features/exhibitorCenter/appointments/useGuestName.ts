import { useTranslation } from 'react-i18next';
import type { BoothAppointment } from '#entities/appointment/rules/boothAppointment.ts';
import { languageOf } from '#language/language.ts';
import { localize } from '#ui/text/localize.ts';

/** The visitor of an appointment, by name where the row tells it. */
export function useGuestName(): (appointment: Pick<BoothAppointment, 'guest'>) => string {
  const { t, i18n } = useTranslation('exhibitorCenter');
  return ({ guest }) => localize(guest.name, languageOf(i18n.language)) || t('guest');
}
