import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { entryPaths } from '#entities/search/entries/entryPaths.ts';
import type { CatalogueEntry, FoundEntry, SearchKind } from '#domain/matching/catalogueEntry.ts';
import type { TextPart } from '#domain/matching/highlight.ts';
import { parseVenueTime } from '#domain/time/formatVenueTime.ts';
import { BoothSign } from '#entities/booth/plate/BoothSign.tsx';
import { HallSign } from '#entities/booth/plate/HallSign.tsx';
import type { HallSigns } from '#entities/booth/plate/useHallSigns.ts';
import { FoundChange } from '#entities/search/entries/FoundChange.tsx';
import { EntryPicture } from '#entities/search/entries/EntryPicture.tsx';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { type Language, languageOf } from '#language/language.ts';
import { AppLink } from '#ui/controls/AppLink.tsx';
import { localize } from '#ui/text/localize.ts';
import { organiserText, otherLanguage } from '#ui/text/organiserText.tsx';
import { VenueTime } from '#ui/values/VenueTime.tsx';
import css from './search.module.css';

export interface FoundRowProps {
  readonly found: FoundEntry;
  /** Must be stable: others render every row again. */
  readonly halls: HallSigns;
  readonly onOpen: (kind: SearchKind) => void;
}

export const FoundRow = memo(function FoundRow({ found, halls, onOpen }: FoundRowProps) {
  const { i18n } = useTranslation();
  const exhibitionId = useExhibitionId();
  const language = languageOf(i18n.language);
  const { entry, name, otherName } = found;
  const { kind, id, hall, note, time } = entry;
  const startMs = parseVenueTime(time);
  const plate = plateOf(entry, halls, language);
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
          {plate === undefined && organiserText(hall, language)}
          {plate === undefined && localize(hall, language) !== '' && localize(note, language) !== '' && ' · '}
          {organiserText(note, language)}
        </span>
        <FoundChange entry={entry} />
      </span>{' '}
      {plate}
    </AppLink>
  );
});

/** Where the booth is, or in which hall a session; nothing of what has no place. */
function plateOf({ kind, booth, hall, hallId = '' }: CatalogueEntry, halls: HallSigns, language: Language) {
  const face = halls.of(hallId);
  if (booth.trim() !== '')
    return <BoothSign boothNo={booth} hall={localize(hall, language)} colour={face?.colour} size={44} />;
  return kind === 'conference' && face !== undefined ? <HallSign hall={face} size={44} /> : undefined;
}

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
