import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { agendaKey, type AgendaEntry, untilMs } from '#entities/programme/rules/agenda/agendaEntry.ts';
import { overlapping, type SeveralClash } from '#entities/programme/rules/agenda/clashGroups.ts';
import { languageOf } from '#language/language.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { ActionSheet } from '#ui/overlay/ActionSheet.tsx';
import { localize } from '#ui/text/localize.ts';
import { otherLanguage } from '#ui/text/organiserText.tsx';
import { formatVenueMoment, formatVenueSpan } from '#ui/values/formatVenueMoment.ts';
import css from './agenda.module.css';
import { useRemoveEntries } from './useRemoveEntries.ts';

interface SeveralNoticeProps {
  readonly clash: SeveralClash;
}

/** The sheet lists them all. */
const mostListed = 3;

/** That one cannot attend all of them, which they are, and what to do about it. */
export function SeveralNotice({ clash }: SeveralNoticeProps) {
  const { t, i18n } = useTranslation('agenda');
  const language = languageOf(i18n.language);
  const remove = useRemoveEntries();
  const [isOpen, setIsOpen] = useState(false);
  const { entries, isOneOnly, isSomeOnline } = clash;
  const spanOf = (startMs: number, endMs: number) => formatVenueSpan(startMs, endMs, language, 'time');
  const span = spanOf(clash.startMs, clash.endMs);
  const title = t(isOneOnly ? 'several' : 'severalPartly', { span, count: entries.length });
  const more = entries.length - mostListed;
  const keep = (kept: AgendaEntry) => {
    const others = overlapping(kept, entries);
    const appointment = others.find(({ kind, isGone }) => kind === 'appointment' && isGone !== true);
    return {
      key: agendaKey(kept),
      text: t(isOneOnly ? 'keepOnly' : 'keep', { title: localize(kept.title, language) }),
      description:
        appointment === undefined
          ? t('keepText', { span: spanOf(kept.startMs, untilMs(kept)), count: others.length })
          : t('keepOnlyAppointment', { title: localize(appointment.title, language) }),
      onSelect: () => remove(others),
    };
  };
  return (
    <div className={css['clash']} role="note">
      <Icon name="warning" sizeRem={1} />
      <div className={css['clashText']}>
        {title}
        <ul className={css['clashing']}>
          {entries.slice(0, mostListed).map((entry) => (
            <li key={agendaKey(entry)}>
              {formatVenueMoment(entry.startMs, 'time', language)}{' '}
              <span lang={otherLanguage(entry.title, language)}>{localize(entry.title, language)}</span>
            </li>
          ))}
          {more > 0 && <li>{t('severalMore', { count: more })}</li>}
        </ul>
        {isSomeOnline && t('severalOnline')}
      </div>
      <Button kind="quiet" onClick={() => setIsOpen(true)}>
        {t('resolve')}
      </Button>
      {isOpen && <ActionSheet title={title} actions={entries.map(keep)} onClose={() => setIsOpen(false)} />}
    </div>
  );
}
