import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { exhibitorPath, hallPath } from '../../../domain/address/exhibitorPaths.ts';
import { articlePath, conferencePath, livePath, promotionPath } from '../../../domain/address/homePaths.ts';
import { productPath } from '../../../domain/address/productPaths.ts';
import type { CatalogueEntry, FoundEntry, SearchKind } from '../../../domain/search/catalogueEntry.ts';
import type { TextPart } from '../../../domain/search/highlight.ts';
import { parseVenueTime } from '../../../domain/time/formatVenueTime.ts';
import { languageOf } from '../../../language/language.ts';
import { AppLink } from '../../../ui/controls/AppLink.tsx';
import { Icon, type IconName } from '../../../ui/icons/Icon.tsx';
import { Monogram } from '../../../ui/media/Monogram.tsx';
import { StoredImage } from '../../../ui/media/StoredImage.tsx';
import { localize } from '../../../ui/text/localize.ts';
import { organiserText, otherLanguage } from '../../../ui/text/organiserText.tsx';
import { VenueTime } from '../../../ui/values/VenueTime.tsx';
import css from './search.module.css';

export interface FoundRowProps {
  readonly exhibitionId: string;
  readonly found: FoundEntry;
  readonly onOpen: () => void;
}

const paths = {
  exhibitor: exhibitorPath,
  product: productPath,
  conference: conferencePath,
  live: livePath,
  promotion: promotionPath,
  news: articlePath,
  hall: hallPath,
} as const;

/** In place of a picture; a kind without one has the first character of its name. */
const icons: Readonly<Partial<Record<SearchKind, IconName>>> = {
  conference: 'conference',
  live: 'live',
  promotion: 'time',
  news: 'news',
  hall: 'place',
};
const sidePx = 44;

export const FoundRow = memo(function FoundRow({ exhibitionId, found, onOpen }: FoundRowProps) {
  const { i18n } = useTranslation();
  const language = languageOf(i18n.language);
  const { entry, name, otherName } = found;
  const { kind, id, booth, hall, note, time } = entry;
  const startMs = parseVenueTime(time);
  return (
    <AppLink className={css['row']} to={paths[kind](exhibitionId, id)} onClick={onOpen}>
      <Picture entry={entry} />
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
              <VenueTime at={startMs} form={kind === 'news' ? 'date' : 'dayTime'} />
            </span>
          )}
          {booth !== '' && <span className={css['booth']}>{booth}</span>}
          {organiserText(hall, language)}
          {localize(hall, language) !== '' && localize(note, language) !== '' && ' · '}
          {organiserText(note, language)}
        </span>
      </span>
    </AppLink>
  );
});

function Picture({ entry: { kind, picture, name } }: { readonly entry: CatalogueEntry }) {
  const icon = icons[kind];
  if (picture === '' && icon !== undefined)
    return (
      <span className={css['icon']}>
        <Icon name={icon} />
      </span>
    );
  if (picture === '') return <Monogram name={name.zh || name.en} small />;
  return <StoredImage className={css['picture']} src={picture} alt="" width={sidePx} height={sidePx} lazy />;
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
