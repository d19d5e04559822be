import { memo } from 'react';
import { guidePagePath } from '#domain/address/homePaths.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import type { Language } from '#language/language.ts';
import { RowCard } from '#ui/cells/RowCard.tsx';
import { RowCardLink } from '#ui/cells/RowCardLink.tsx';
import { Icon, type IconName } from '#ui/icons/Icon.tsx';
import { localize } from '#ui/text/localize.ts';
import { otherLanguage } from '#ui/text/organiserText.tsx';
import css from './GuideRow.module.css';

export interface GuideRowData {
  readonly RecordId: string;
  readonly Title: string;
  readonly TitleEn: string;
  readonly Type: string;
}

export interface GuideRowProps {
  readonly row: GuideRowData;
  readonly language: Language;
}

const icons: Readonly<Record<string, IconName>> = { traffic: 'traffic', hotel: 'hotel', rules: 'rules' };

/** Memoised: the rows that are shown stay as they are while a page arrives. */
export const GuideRow = memo(function GuideRow({ row, language }: GuideRowProps) {
  const exhibitionId = useExhibitionId();
  const title = { zh: row.Title, en: row.TitleEn };
  return (
    <RowCard>
      <RowCardLink className={css['link']} to={guidePagePath(exhibitionId, row.RecordId)}>
        <span className={css['icon']} aria-hidden="true">
          <Icon name={icons[row.Type] ?? 'guide'} />
        </span>
        <span className={css['title']} lang={otherLanguage(title, language)}>
          {localize(title, language)}
        </span>
        <span className={css['onward']} aria-hidden="true">
          <Icon name="forward" sizeRem={1.25} />
        </span>
      </RowCardLink>
    </RowCard>
  );
});
