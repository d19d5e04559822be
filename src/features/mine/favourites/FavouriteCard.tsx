import { PlacePlate } from '#entities/booth/plate/PlacePlate.tsx';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { exhibitorPath } from '#entities/exhibitor/rules/exhibitorPaths.ts';
import { productPath } from '#entities/product/rules/productPaths.ts';
import type { FavouriteKind, Mark, MarkSummary } from '#entities/favourite/rules/mark.ts';
import { FavouriteButton } from '#entities/favourite/FavouriteButton.tsx';
import { VisitedButton } from '#entities/favourite/visited/VisitedButton.tsx';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { languageOf } from '#language/language.ts';
import { AppLink } from '#ui/controls/AppLink.tsx';
import { Monogram } from '#ui/media/Monogram.tsx';
import { StoredImage } from '#ui/media/StoredImage.tsx';
import { localize } from '#ui/text/localize.ts';
import { otherLanguage } from '#ui/text/organiserText.tsx';
import css from './favourites.module.css';

interface FavouriteCardProps {
  readonly mark: Mark;
}

const paths = { exhibitor: exhibitorPath, product: productPath };
const sidePx = 56;
const noPlace = { zh: '', en: '' };

/** Something that was saved: its picture, its name, the plate of its booth, and its star. */
export function FavouriteCard({ mark }: FavouriteCardProps) {
  const { t, i18n } = useTranslation('mine');
  const exhibitionId = useExhibitionId();
  const language = languageOf(i18n.language);
  const kind: FavouriteKind = mark.kind === 'product' ? 'product' : 'exhibitor';
  const unnamed = t(kind === 'product' ? 'favouriteProductGone' : 'favouriteExhibitorGone');
  const summary = useMemo(() => mark.summary ?? without(unnamed), [mark.summary, unnamed]);
  const name = localize(summary.name, language);
  const hasPlace = summary.boothNo !== '' || summary.hallId !== '';
  const content = (
    <>
      {summary.picture === '' ? (
        <Monogram name={name} />
      ) : (
        <StoredImage className={css['picture']} src={summary.picture} alt="" width={sidePx} height={sidePx} />
      )}
      <span className={css['words']}>
        <span className={css['name']} lang={otherLanguage(summary.name, language)}>
          {name}
        </span>
        <span className={hasPlace ? css['place'] : undefined}>
          <PlacePlate boothNo={summary.boothNo} hallId={summary.hallId} place={noPlace} size={44} />
        </span>
      </span>
    </>
  );
  return (
    <li className={css['card']}>
      {mark.summary !== undefined ? (
        <AppLink className={css['link']} to={paths[kind](exhibitionId, mark.id)}>
          {content}
        </AppLink>
      ) : (
        <span className={css['link']}>{content}</span>
      )}
      {kind === 'exhibitor' && mark.summary !== undefined && (
        <VisitedButton exhibitorId={mark.id} name={name} />
      )}
      <FavouriteButton kind={kind} id={mark.id} exhibitorId={mark.exhibitorId} summary={summary} />
    </li>
  );
}

const without = (name: string): MarkSummary => ({
  name: { zh: name, en: name },
  boothNo: '',
  hallId: '',
  picture: '',
});
