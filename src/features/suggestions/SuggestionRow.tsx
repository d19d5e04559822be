import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { entryPaths } from '#entities/search/entries/entryPaths.ts';
import type { Suggestion } from '#entities/search/rules/suggestion.ts';
import { parseVenueTime } from '#domain/time/formatVenueTime.ts';
import { noteInterest, withdrawInterest } from '#entities/interest/interestLists.ts';
import { FoundChange } from '#entities/search/entries/FoundChange.tsx';
import { EntryPicture } from '#entities/search/entries/EntryPicture.tsx';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { languageOf } from '#language/language.ts';
import { RowCard } from '#ui/cells/RowCard.tsx';
import { RowCardLink } from '#ui/cells/RowCardLink.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { renderToast } from '#ui/overlay/appToast.tsx';
import { localize } from '#ui/text/localize.ts';
import { organiserText, otherLanguage } from '#ui/text/organiserText.tsx';
import { VenueTime } from '#ui/values/VenueTime.tsx';
import { Badge } from '#ui/values/Badge.tsx';
import css from './suggestions.module.css';

export interface SuggestionRowProps {
  readonly suggestion: Suggestion;
}

/** Drawn again only for another suggestion: every opened page and every dismissal changes what the screen goes by. */
export const SuggestionRow = memo(function SuggestionRow({
  suggestion: { entry, reasons },
}: SuggestionRowProps) {
  const { t, i18n } = useTranslation('suggestions');
  const exhibitionId = useExhibitionId();
  const language = languageOf(i18n.language);
  const { kind, id, name, note, hall, booth, time } = entry;
  const startMs = parseVenueTime(time);
  const shown = localize(name, language);
  const meta = [hall, note].map((text) => organiserText(text, language)).filter((text) => text !== '');

  function dismiss() {
    noteInterest('dismissed', exhibitionId, entry);
    renderToast(t('dismissedNow'), {
      action: { label: t('undo'), act: () => withdrawInterest('dismissed', exhibitionId, entry) },
    });
  }

  return (
    <RowCard>
      <RowCardLink className={css['link']} to={entryPaths[kind](exhibitionId, id)}>
        <EntryPicture entry={entry} />
        <span className={css['words']}>
          <span className={css['name']} lang={otherLanguage(name, language)}>
            {shown}
          </span>
          <span className={css['meta']}>
            {startMs !== undefined && <VenueTime at={startMs} form="dayTime" />}
            {booth !== '' && <span className={css['booth']}>{booth}</span>}
            {meta.map((text, at) => (
              <span key={at}>{text}</span>
            ))}
          </span>
          <FoundChange entry={entry} />
          <span className={css['reasons']}>
            <span className="x-hidden">{t('reasons')}</span>
            {reasons.map(({ code, text }) => (
              <Badge tone="on" key={code + text.zh + text.en}>
                {t(code, { text: localize(text, language) })}
              </Badge>
            ))}
          </span>
        </span>
      </RowCardLink>
      <button type="button" className={css['dismiss']} onClick={dismiss}>
        <span className="x-hidden">{t('dismiss', { name: shown })}</span>
        <Icon name="close" sizeRem={1.25} />
      </button>
    </RowCard>
  );
});
