import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AgendaEntry } from '#entities/programme/rules/agenda/agendaEntry.ts';
import type { Clash } from '#entities/programme/rules/agenda/clashes.ts';
import { languageOf } from '#language/language.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { ActionSheet } from '#ui/overlay/ActionSheet.tsx';
import { localize } from '#ui/text/localize.ts';
import css from './agenda.module.css';
import { useRemoveEntries } from './useRemoveEntries.ts';

interface ClashNoticeProps {
  readonly clash: Clash;
}

/** That one cannot attend both, and what to do about it. */
export function ClashNotice({ clash }: ClashNoticeProps) {
  const { t } = useTranslation('agenda');
  const text = useClashText(clash);
  const nameOf = useName();
  const remove = useRemoveEntries();
  const [isOpen, setIsOpen] = useState(false);
  const { first, second } = clash;
  const keep = (kept: AgendaEntry, other: AgendaEntry) => ({
    key: `${kept.kind}:${kept.id}`,
    text: t('keepOnly', { title: nameOf(kept) }),
    description: t(other.kind === 'appointment' ? 'keepOnlyAppointment' : 'keepOnlyText', {
      title: nameOf(other),
    }),
    onSelect: () => remove([other]),
  });
  return (
    <div className={css['clash']} role="note">
      <Icon name="warning" sizeRem={1} />
      <span className={css['clashText']}>{text}</span>
      <Button kind="quiet" onClick={() => setIsOpen(true)}>
        {t('resolve')}
      </Button>
      {isOpen && (
        <ActionSheet
          title={text}
          actions={[keep(first, second), keep(second, first)]}
          onClose={() => setIsOpen(false)}
        />
      )}
    </div>
  );
}

function useName(): (entry: AgendaEntry) => string {
  const { i18n } = useTranslation();
  return ({ title }) => localize(title, languageOf(i18n.language));
}

function useClashText(clash: Clash): string {
  const { t } = useTranslation('agenda');
  const title = useName()(clash.second);
  if (clash.at === 'walk') return t('tooFar', { title, walk: clash.walk, count: clash.gap });
  return t(clash.isOneOnline ? 'overlapOnline' : 'overlap', { title, count: clash.minutes });
}
