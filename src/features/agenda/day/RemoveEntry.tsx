import { useTranslation } from 'react-i18next';
import type { AgendaEntry } from '#entities/programme/rules/agenda/agendaEntry.ts';
import { languageOf } from '#language/language.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { localize } from '#ui/text/localize.ts';
import css from './AgendaCard.module.css';
import { useRemoveEntries } from './useRemoveEntries.ts';

interface RemoveEntryProps {
  readonly exhibitionId: string;
  readonly entry: AgendaEntry;
}

export function RemoveEntry({ exhibitionId, entry }: RemoveEntryProps) {
  const { t, i18n } = useTranslation('agenda');
  const remove = useRemoveEntries(exhibitionId);
  const title = localize(entry.title, languageOf(i18n.language));
  return (
    <button
      className={css['remove']}
      type="button"
      aria-label={t('removeOf', { title })}
      onClick={() => remove([entry])}
    >
      <Icon name="close" sizeRem={1.25} />
    </button>
  );
}
