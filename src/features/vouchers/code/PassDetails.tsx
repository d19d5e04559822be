import { useTranslation } from 'react-i18next';
import { exhibitionDays } from '../../../domain/time/calendarFile.ts';
import { AddToCalendar } from '../../../flows/assist/AddToCalendar.tsx';
import { exhibitionTexts, exhibitionWords } from '../../../flows/vouchers/exhibitionTexts.ts';
import { copyText } from '../../../host/copyText.ts';
import { languageOf } from '../../../language/language.ts';
import { renderToast } from '../../../ui/overlay/appToast.tsx';
import { Button } from '../../../ui/controls/Button.tsx';
import type { Card } from '../deck/deckOf.ts';
import { GroupMembers } from '../deck/GroupMembers.tsx';
import styles from '../vouchers.module.css';

export function PassDetails({ card }: { readonly card: Card }) {
  const { t, i18n } = useTranslation(['vouchers', 'messages']);
  const { code, voucher, members } = card;
  const { name, dates, place } = exhibitionTexts(voucher, languageOf(i18n.language));
  const words = exhibitionWords(voucher, languageOf(i18n.language));
  const days = exhibitionDays(voucher.exhibition.StartTime, voucher.exhibition.EndTime);
  async function copy() {
    const { document, navigator } = window;
    const isCopied = await copyText(code, { document, clipboard: navigator.clipboard });
    renderToast(t(isCopied ? 'copyDone' : 'copyFailed', { ns: 'messages' }));
  }
  return (
    <>
      <Button kind="quiet" onClick={() => void copy()}>
        {t('copy')}
      </Button>
      <p className={styles.tip}>{t('brightness')}</p>
      {members !== undefined && <GroupMembers members={members} />}
      <dl className={styles.facts}>
        {dates !== '' && (
          <div>
            <dt>{t('date')}</dt>
            <dd>{dates}</dd>
          </div>
        )}
        {place !== '' && (
          <div>
            <dt>{t('place')}</dt>
            <dd>{words.place}</dd>
          </div>
        )}
      </dl>
      {days !== undefined && (
        <AddToCalendar uid={voucher.exhibitionId} title={name} place={place} {...days}>
          {t('toCalendar')}
        </AddToCalendar>
      )}
    </>
  );
}
