import { useTranslation } from 'react-i18next';
import { type CatalogueEntry, isOfPeople, type SearchKind } from '#domain/matching/catalogueEntry.ts';
import { languageOf } from '#language/language.ts';
import { Icon, type IconName } from '#ui/icons/Icon.tsx';
import { Monogram } from '#ui/media/Monogram.tsx';
import { StoredImage } from '#ui/media/StoredImage.tsx';
import { localize } from '#ui/text/localize.ts';
import css from './EntryPicture.module.css';

/** In place of a picture; a kind without one has the first character of its name. */
const icons: Readonly<Partial<Record<SearchKind, IconName>>> = {
  conference: 'conference',
  live: 'live',
  promotion: 'time',
  news: 'news',
  supply: 'supply',
  file: 'file',
  hall: 'place',
};
const sidePx = 44;

export function EntryPicture({ entry: { kind, picture, name } }: { readonly entry: CatalogueEntry }) {
  const { i18n } = useTranslation();
  const icon = icons[kind];
  if (picture === '' && icon !== undefined)
    return (
      <span className={css['icon']}>
        <Icon name={icon} />
      </span>
    );
  if (picture === '')
    return (
      <Monogram
        name={localize(name, languageOf(i18n.language))}
        shape={isOfPeople(kind) ? 'round' : 'square'}
        small
      />
    );
  return <StoredImage className={css['picture']} src={picture} alt="" width={sidePx} height={sidePx} lazy />;
}
