import { useTranslation } from 'react-i18next';
import { minePath } from '#domain/address/minePaths.ts';
import { groupPath } from '#domain/address/paths.ts';
import { exhibitionDays } from '#domain/time/calendarFile.ts';
import { AddToCalendar } from '#flows/assist/AddToCalendar.tsx';
import { currentTraits } from '#flows/host/currentTraits.ts';
import { exhibitionTexts } from '#session/visit/exhibitionTexts.ts';
import { languageOf } from '#language/language.ts';
import { IconAction } from '#ui/controls/IconAction.tsx';
import { IconActionRow } from '#ui/controls/IconActionRow.tsx';
import { IconLabel } from '#ui/controls/IconLabel.tsx';
import css from '#ui/controls/iconAction.module.css';
import type { Card } from '#entities/voucher/rules/deckOf.ts';
import { SavePicture } from '../SavePicture.tsx';

/** What one can do with this ticket, in a row. */
export function TicketActions({ card }: { readonly card: Card }) {
  const { t, i18n } = useTranslation('vouchers');
  const { voucher, members } = card;
  const { exhibitionId, exhibition, recordId } = voucher;
  const { name, place } = exhibitionTexts(voucher, languageOf(i18n.language));
  const days = exhibitionDays(exhibition.StartTime, exhibition.EndTime);
  return (
    <IconActionRow>
      <SavePicture card={card} />
      {days !== undefined && (
        <AddToCalendar className={css.action} uid={exhibitionId} title={name} place={place} {...days}>
          <IconLabel icon="addToCalendar">{t('toCalendar')}</IconLabel>
        </AddToCalendar>
      )}
      {currentTraits().offersSeveralPeople && (
        <IconAction icon="addCompanion" to={groupPath(exhibitionId)}>
          {t('companions')}
        </IconAction>
      )}
      {members === undefined && (
        <IconAction icon="edit" to={minePath(exhibitionId, recordId)}>
          {t('details')}
        </IconAction>
      )}
    </IconActionRow>
  );
}
