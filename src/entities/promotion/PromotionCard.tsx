import { memo } from 'react';
import { promotionPath } from '#domain/address/homePaths.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import type { Language } from '#language/language.ts';
import { RowCard } from '#ui/cells/RowCard.tsx';
import { RowCardLink } from '#ui/cells/RowCardLink.tsx';
import css from './PromotionCard.module.css';
import { PromotionFace, type PromotionRow } from './PromotionFace.tsx';

export interface PromotionCardProps {
  readonly row: PromotionRow;
  readonly language: Language;
}

/** Memoised: the rows that are shown stay as they are while a page arrives. */
export const PromotionCard = memo(function PromotionCard({ row, language }: PromotionCardProps) {
  const exhibitionId = useExhibitionId();
  return (
    <RowCard>
      <RowCardLink className={css['link']} to={promotionPath(exhibitionId, row.RecordId)}>
        <PromotionFace row={row} language={language} />
      </RowCardLink>
    </RowCard>
  );
});
