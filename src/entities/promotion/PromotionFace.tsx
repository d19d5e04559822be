import { VenueSpan } from '#ui/values/VenueSpan.tsx';
import { readHours } from '#domain/time/period/readHours.ts';
import type { ReactNode } from 'react';
import type { Language } from '#language/language.ts';
import { StoredImage } from '#ui/media/StoredImage.tsx';
import { localize } from '#ui/text/localize.ts';
import { otherLanguage } from '#ui/text/organiserText.tsx';
import css from './PromotionFace.module.css';
import { PromotionState, type PromotionStateProps } from './PromotionState.tsx';

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

export interface PromotionFaceProps {
  readonly row: PromotionRow;
  readonly language: Language;
  /** In the place of running, to come or over. */
  readonly state?: ReactNode;
}

const width = 96;
const height = 72;

/** What a card shows of a promotion. */
export function PromotionFace({ row, language, state }: PromotionFaceProps) {
  const name = { zh: row.name, en: row.nameEn };
  const place = { zh: row.Place, en: row.PlaceEn };
  return (
    <>
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
        {state ?? <PromotionState row={row} />}
      </span>
      {row.Banner !== '' && (
        <StoredImage className={css['picture']} src={row.Banner} alt="" width={width} height={height} lazy />
      )}
    </>
  );
}

/** From when until when, at the venue. */
function PromotionTime({ row: { StartTime, EndTime } }: PromotionStateProps) {
  const { startMs, lastMs } = readHours(StartTime, EndTime);
  return <VenueSpan start={startMs} end={lastMs} />;
}
