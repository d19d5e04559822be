import { useTranslation } from 'react-i18next';
import type { missingAddress, OwnLiveState } from '#entities/live/rules/ownLiveState.ts';
import { readHours } from '#domain/time/period/readHours.ts';
import type { Language } from '#language/language.ts';
import { StoredImage } from '#ui/media/StoredImage.tsx';
import { localize } from '#ui/text/localize.ts';
import { otherLanguage } from '#ui/text/organiserText.tsx';
import { Badge, type BadgeTone } from '#ui/values/Badge.tsx';
import { VenueSpan } from '#ui/values/VenueSpan.tsx';
import type { OwnLive } from './liveQueries.ts';
import rows from '../rowList/rowList.module.css';
import css from './OwnLiveFace.module.css';

interface OwnLiveFaceProps {
  readonly row: OwnLive;
  readonly language: Language;
  readonly state: OwnLiveState;
  readonly missing: ReturnType<typeof missingAddress>;
}

const tones: Readonly<Record<OwnLiveState, BadgeTone>> = {
  live: 'good',
  preview: 'good',
  review: 'waits',
  refused: 'waits',
  replay: 'off',
  over: 'off',
  withdrawn: 'off',
};
const width = 96;
const height = 54;

/** What the list of a booth shows of a live: also what is missing before it can begin, or after it has ended. */
export function OwnLiveFace({ row, language, state, missing }: OwnLiveFaceProps) {
  const { t } = useTranslation('boothLives');
  const title = { zh: row.Title, en: row.TitleEn };
  const { startMs, lastMs } = readHours(row.StartTime, row.EndTime);
  return (
    <>
      <span className={rows['words']}>
        <span className={rows['name']} lang={otherLanguage(title, language)}>
          {localize(title, language)}
        </span>
        <span className={rows['note']}>
          <VenueSpan start={startMs} end={lastMs} />
        </span>
        <span>
          <Badge tone={tones[state]}>{t(`state_${state}`)}</Badge>
          {missing && <span className={css['missing']}> {t(`missing_${missing}`)}</span>}
        </span>
      </span>
      {row.Cover !== '' && (
        <StoredImage className={css['cover']} src={row.Cover} alt="" width={width} height={height} lazy />
      )}
    </>
  );
}
