import { memo } from 'react';
import { exhibitorPath } from '#entities/exhibitor/rules/exhibitorPaths.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import type { Language } from '#language/language.ts';
import { AppLink } from '#ui/controls/AppLink.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { localize } from '#ui/text/localize.ts';
import { otherLanguage } from '#ui/text/organiserText.tsx';
import { companyName } from './rules/exhibitor.ts';
import css from './booths.module.css';
import type { HallBooth } from './hallBoothsQuery.ts';

export interface BoothTileProps {
  readonly stand: HallBooth;
  readonly language: Language;
  readonly isFavourite: boolean;
  readonly isVisited: boolean;
  /** What a screen reader says of both. */
  readonly favouriteText: string;
  readonly visitedText: string;
}

/** Memoised: of hundreds one changes its state. */
export const BoothTile = memo(function BoothTile(props: BoothTileProps) {
  const { stand, language, isFavourite, isVisited, favouriteText, visitedText } = props;
  const exhibitionId = useExhibitionId();
  const name = companyName(stand);
  const look = [css['tile'], isFavourite && css['tile--favourite'], isVisited && css['tile--visited']];
  return (
    <li>
      <AppLink
        className={look.filter((one) => one !== false).join(' ')}
        to={exhibitorPath(exhibitionId, stand.ExhibitorId)}
      >
        <span className={css['code']}>
          <span>{stand.BoothNo === '' ? '–' : stand.BoothNo}</span>
          {isFavourite && <Icon name="star" sizeRem={0.875} />}
          {isVisited && <Icon name="check" sizeRem={0.875} />}
        </span>{' '}
        <span className={css['name']} lang={otherLanguage(name, language)}>
          {localize(name, language)}
        </span>
        {isFavourite && <span className="x-hidden"> {favouriteText}</span>}
        {isVisited && <span className="x-hidden"> {visitedText}</span>}
      </AppLink>
    </li>
  );
});
