import { useTranslation } from 'react-i18next';
import { minePath } from '../../../domain/address/minePaths.ts';
import { groupPath } from '../../../domain/address/paths.ts';
import { exhibitionDays } from '../../../domain/time/calendarFile.ts';
import { AddToCalendar } from '../../../flows/assist/AddToCalendar.tsx';
import { currentTraits } from '../../../flows/host/currentTraits.ts';
import { exhibitionTexts } from '../../../flows/vouchers/exhibitionTexts.ts';
import { languageOf } from '../../../language/language.ts';
import { AppLink } from '../../../ui/controls/AppLink.tsx';
import type { Card } from '../deck/deckOf.ts';
import { SavePicture } from '../picture/SavePicture.tsx';
import { IconLabel } from './IconLabel.tsx';
import styles from './ticket.module.css';

/** What one can do with this ticket, in a row. */
export function TicketActions({ card }: { readonly card: Card }) {
  const { t, i18n } = useTranslation('vouchers');
  const { voucher, members } = card;
  const { exhibitionId, exhibition, recordId } = voucher;
  const { name, place } = exhibitionTexts(voucher, languageOf(i18n.language));
  const days = exhibitionDays(exhibition.StartTime, exhibition.EndTime);
  return (
    <div className={styles.actions}>
      <SavePicture card={card} />
      {days !== undefined && (
        <AddToCalendar className={styles.action} uid={exhibitionId} title={name} place={place} {...days}>
          <IconLabel icon="addToCalendar">{t('toCalendar')}</IconLabel>
        </AddToCalendar>
      )}
      {currentTraits().offersSeveralPeople && (
        <AppLink className={styles.action} to={groupPath(exhibitionId)}>
          <IconLabel icon="addCompanion">{t('companions')}</IconLabel>
        </AppLink>
      )}
      {members === undefined && (
        <AppLink className={styles.action} to={minePath(exhibitionId, recordId)}>
          <IconLabel icon="edit">{t('details')}</IconLabel>
        </AppLink>
      )}
    </div>
  );
}
