import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { entryKey, type Suggestion } from '#entities/search/rules/suggestions/suggestion.ts';
import { languageOf } from '#language/language.ts';
import { Button } from '#ui/controls/Button.tsx';
import { SuggestionRow } from './SuggestionRow.tsx';
import css from './suggestions.module.css';
import type { SuggestedKind } from './useSuggestions.ts';

export interface KindSectionProps {
  readonly exhibitionId: string;
  readonly kind: SuggestedKind;
  readonly rows: readonly Suggestion[];
}

const shownFirst = 6;

export function KindSection({ exhibitionId, kind, rows }: KindSectionProps) {
  const { t, i18n } = useTranslation('suggestions');
  const [isOpen, setIsOpen] = useState(false);
  const title = t(`kind_${kind}`);
  const named = languageOf(i18n.language) === 'en' ? title.toLowerCase() : title;
  return (
    <section className={css['kind']}>
      <h2 className={css['kindTitle']}>{title}</h2>
      <ul className={css['rows']}>
        {(isOpen ? rows : rows.slice(0, shownFirst)).map((row) => (
          <li key={entryKey(row.entry)}>
            <SuggestionRow exhibitionId={exhibitionId} suggestion={row} />
          </li>
        ))}
      </ul>
      {!isOpen && rows.length > shownFirst && (
        <Button kind="quiet" onClick={() => setIsOpen(true)}>
          {t('more', { kind: named })}
        </Button>
      )}
    </section>
  );
}
