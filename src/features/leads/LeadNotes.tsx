import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { BoothKey } from '#entities/exhibitor/rules/boothKey.ts';
import { ownRow, type Lead } from '#entities/lead/rules/joinLeads.ts';
import { isSameAuthor, longestLeadNote } from '#entities/lead/rules/lead.ts';
import { changeLead } from '#entities/lead/changeLeads.ts';
import { boothContact } from '#entities/lead/boothContact.ts';
import { beforeLeaving } from '#session/beforeLeaving.ts';
import { services } from '#session/services.ts';
import { languageOf } from '#language/language.ts';
import { TextField } from '#ui/fields/TextField.tsx';
import { useKeptText } from '#ui/fields/useKeptText.ts';
import { renderToast } from '#ui/overlay/appToast.tsx';
import { Card } from '#ui/page/Card.tsx';
import { cleanText } from '#domain/text/cleanText.ts';
import { formatVenueMoment } from '#ui/values/formatVenueMoment.ts';
import css from './leadDetail.module.css';

export interface LeadViewProps {
  readonly booth: BoothKey;
  readonly lead: Lead;
}

/** Each contact writes their own note and reads those of the others. */
export function LeadNotes({ booth, lead }: LeadViewProps) {
  const { t, i18n } = useTranslation('leads');
  const author = boothContact(booth);
  const { note, change } = useNote(booth, lead.id, ownRow(lead, author)?.note ?? '');
  const others = lead.rows.filter((row) => !isSameAuthor(row.author, author));
  return (
    <>
      <Card>
        <TextField
          id="lead-note"
          label={t('note')}
          isLong
          max={longestLeadNote}
          maxLength={longestLeadNote}
          autoComplete="off"
          placeholder={t('notePlaceholder')}
          value={note}
          onText={change}
        />
        <p className={css['text']}>{t('autoSaved')}</p>
      </Card>
      {others.length > 0 && (
        <Card title={t('notes')}>
          <ul className={css['notes']}>
            {others.map((row) => (
              <li key={`${row.author.id} ${row.author.name}`} className={css['note']}>
                <span className={css['by']}>
                  {t('notedBy', {
                    name: row.author.name || t('someone'),
                    time: formatVenueMoment(row.changedAtMs, 'dayTime', languageOf(i18n.language)),
                  })}
                </span>
                {row.note !== '' && <span className={css['words']}>{row.note}</span>}
              </li>
            ))}
          </ul>
        </Card>
      )}
    </>
  );
}

const asNote = (text: string) => cleanText(text, longestLeadNote);

/** Kept while it is typed, and at the latest when the page goes. */
function useNote(booth: BoothKey, leadId: string, kept: string) {
  const { t } = useTranslation('leads');
  const { text: note, latest: typed, change: show } = useKeptText(kept);
  const latest = useRef<{ timer: ReturnType<typeof setTimeout>; save: () => Promise<void> } | undefined>(
    undefined,
  );

  useEffect(() => {
    const flush = async () => {
      const waiting = latest.current;
      if (waiting === undefined) return;
      clearTimeout(waiting.timer);
      await waiting.save();
    };
    // A phone may end a page that is not seen.
    const flushHidden = () => {
      if (document.visibilityState === 'hidden') void flush();
    };
    const forget = beforeLeaving(flush);
    document.addEventListener('visibilitychange', flushHidden);
    return () => {
      forget();
      document.removeEventListener('visibilitychange', flushHidden);
      void flush();
    };
  }, []);

  function change(next: string) {
    show(next, asNote(next));
    clearTimeout(latest.current?.timer);
    const save = async () => {
      latest.current = undefined;
      await changeLead(booth, leadId, { note: asNote(typed.current) }).catch(() => renderToast(t('notKept')));
    };
    latest.current = { save, timer: setTimeout(() => void save(), services().times.typingRestMs) };
  }

  return { note, change };
}
