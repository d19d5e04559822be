import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { meetingRecordPath } from '#domain/address/homePaths.ts';
import { parseVenueTime } from '#domain/time/formatVenueTime.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import type { Language } from '#language/language.ts';
import { RowCard } from '#ui/cells/RowCard.tsx';
import { RowCardLink } from '#ui/cells/RowCardLink.tsx';
import { localize } from '#ui/text/localize.ts';
import { organiserText, otherLanguage } from '#ui/text/organiserText.tsx';
import { VenueTime } from '#ui/values/VenueTime.tsx';
import css from './meetingRecords.module.css';

export interface MeetingRowData {
  readonly RecordId: string;
  readonly Title: string;
  readonly TitleEn: string;
  readonly StartTime: string;
  readonly Place: string;
  readonly PlaceEn: string;
}

export interface MeetingRowProps {
  readonly row: MeetingRowData;
  readonly language: Language;
}

/** Memoised: the rows that are shown stay as they are while a page arrives. */
export const MeetingRow = memo(function MeetingRow({ row, language }: MeetingRowProps) {
  const { t } = useTranslation('meetingRecords');
  const exhibitionId = useExhibitionId();
  const title = { zh: row.Title, en: row.TitleEn };
  const place = organiserText({ zh: row.Place, en: row.PlaceEn }, language);
  const startMs = parseVenueTime(row.StartTime);
  return (
    <RowCard>
      <RowCardLink className={css['link']} to={meetingRecordPath(exhibitionId, row.RecordId)}>
        <span className={css['title']} lang={otherLanguage(title, language)}>
          {localize(title, language) || t('one')}
        </span>
        <span className={css['meta']}>
          {startMs !== undefined && <VenueTime at={startMs} form="dayTime" />}
          {place !== '' && <span>{place}</span>}
        </span>
      </RowCardLink>
    </RowCard>
  );
});
