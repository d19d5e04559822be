import { memo } from 'react';
import { articlePath } from '#domain/address/homePaths.ts';
import { parseVenueTime } from '#domain/time/formatVenueTime.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import type { Language } from '#language/language.ts';
import { RowCard } from '#ui/cells/RowCard.tsx';
import { RowCardLink } from '#ui/cells/RowCardLink.tsx';
import { StoredImage } from '#ui/media/StoredImage.tsx';
import { localize } from '#ui/text/localize.ts';
import { otherLanguage } from '#ui/text/organiserText.tsx';
import { RelativeTime } from '#ui/values/RelativeTime.tsx';
import css from './NewsCard.module.css';

export interface NewsRow {
  readonly RecordId: string;
  readonly Title: string;
  readonly TitleEn: string;
  readonly Image: string;
  readonly PublishTime: string;
}

export interface NewsCardProps {
  readonly row: NewsRow;
  readonly language: Language;
}

const width = 112;
const height = 84;

/** Memoised: the rows that are shown stay as they are while a page arrives. */
export const NewsCard = memo(function NewsCard({ row, language }: NewsCardProps) {
  const exhibitionId = useExhibitionId();
  const title = { zh: row.Title, en: row.TitleEn };
  return (
    <RowCard>
      <RowCardLink className={css['link']} to={articlePath(exhibitionId, row.RecordId)}>
        <span className={css['words']}>
          <span className={css['title']} lang={otherLanguage(title, language)}>
            {localize(title, language)}
          </span>
          <span className={css['time']}>
            <RelativeTime at={parseVenueTime(row.PublishTime)} />
          </span>
        </span>
        {row.Image !== '' && (
          <StoredImage className={css['picture']} src={row.Image} alt="" width={width} height={height} lazy />
        )}
      </RowCardLink>
    </RowCard>
  );
});
