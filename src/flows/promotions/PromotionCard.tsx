import { memo } from 'react';
import { promotionPath } from '../../domain/address/homePaths.ts';
import type { Language } from '../../language/language.ts';
import { RowCard } from '../../ui/cells/RowCard.tsx';
import { RowCardLink } from '../../ui/cells/RowCardLink.tsx';
import { StoredImage } from '../../ui/media/StoredImage.tsx';
import { localize } from '../../ui/text/localize.ts';
import { otherLanguage } from '../../ui/text/organiserText.tsx';
import css from './PromotionCard.module.css';
import { PromotionState } from './PromotionState.tsx';
import { PromotionTime } from './PromotionTime.tsx';

export interface PromotionRow {
  readonly RecordId: string;
  readonly name: string;
  readonly nameEn: string;
  readonly Place: string;
  readonly PlaceEn: string;
  readonly StartTime: string;
  readonly EndTime: string;
  readonly Banner: string;
}

export interface PromotionCardProps {
  readonly row: PromotionRow;
  readonly exhibitionId: string;
  readonly language: Language;
}

const width = 96;
const height = 72;

/** Memoised: the rows that are shown stay as they are while a page arrives. */
export const PromotionCard = memo(function PromotionCard({
  row,
  exhibitionId,
  language,
}: PromotionCardProps) {
  const name = { zh: row.name, en: row.nameEn };
  const place = { zh: row.Place, en: row.PlaceEn };
  return (
    <RowCard>
      <RowCardLink className={css['link']} to={promotionPath(exhibitionId, row.RecordId)}>
        <span className={css['words']}>
          <span className={css['name']} lang={otherLanguage(name, language)}>
            {localize(name, language)}
          </span>
          <span className={css['when']}>
            <PromotionTime row={row} />
          </span>
          {localize(place, language) !== '' && (
            <span className={css['place']} lang={otherLanguage(place, language)}>
              {localize(place, language)}
            </span>
          )}
          <PromotionState row={row} />
        </span>
        {row.Banner !== '' && (
          <StoredImage
            className={css['picture']}
            src={row.Banner}
            alt=""
            width={width}
            height={height}
            lazy
          />
        )}
      </RowCardLink>
    </RowCard>
  );
});
