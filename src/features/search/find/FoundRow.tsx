import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { entryPaths } from '#entities/search/entries/entryPaths.ts';
import type { FoundEntry, SearchKind } from '#domain/matching/catalogueEntry.ts';
import type { TextPart } from '#domain/matching/highlight.ts';
import { parseVenueTime } from '#domain/time/formatVenueTime.ts';
import { BoothPlace } from '#entities/booth/BoothPlace.tsx';
import { FoundChange } from '#entities/search/entries/FoundChange.tsx';
import { EntryPicture } from '#entities/search/entries/EntryPicture.tsx';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { languageOf } from '#language/language.ts';
import { AppLink } from '#ui/controls/AppLink.tsx';
import { localize } from '#ui/text/localize.ts';
import { organiserText, otherLanguage } from '#ui/text/organiserText.tsx';
import { VenueTime } from '#ui/values/VenueTime.tsx';
import css from './search.module.css';

export interface FoundRowProps {
  readonly found: FoundEntry;
  readonly onOpen: (kind: SearchKind) => void;
}

export const FoundRow = memo(function FoundRow({ found, onOpen }: FoundRowProps) {
  const { i18n } = useTranslation();
  const exhibitionId = useExhibitionId();
  const language = languageOf(i18n.language);
  const { entry, name, otherName } = found;
  const { kind, id, booth, hall, note, time } = entry;
  const startMs = parseVenueTime(time);
  return (
    <AppLink className={css['row']} to={entryPaths[kind](exhibitionId, id)} onClick={() => onOpen(kind)}>
      <EntryPicture entry={entry} />
      <span className={css['words']}>
        <span className={css['name']} lang={otherLanguage(entry.name, language)}>
          <Marked parts={name} />
        </span>
        {otherName.length > 0 && (
          <span className={css['meta']}>
            <Marked parts={otherName} />
          </span>
        )}
        <span className={css['meta']}>
          {startMs !== undefined && (
            <span className={css['time']}>
              <VenueTime at={startMs} form={kind === 'news' ? 'date' : 'dayTime'} />{' '}
            </span>
          )}
          <BoothPlace
            className={css['booth']}
            boothNo={booth}
            hall={localize(hall, language)}
            lang={otherLanguage(hall, language)}
          />
          {localize(hall, language) !== '' && localize(note, language) !== '' && ' · '}
          {organiserText(note, language)}
        </span>
        <FoundChange entry={entry} />
      </span>
    </AppLink>
  );
});

function Marked({ parts }: { readonly parts: readonly TextPart[] }) {
  return parts.map(({ text, isHit }, at) =>
    isHit ? (
      <mark className={css['hit']} key={at}>
        {text}
      </mark>
    ) : (
      text
    ),
  );
}
