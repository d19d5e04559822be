import { publicCount } from '#domain/text/compactCount.ts';
import type { FairMs } from '#domain/time/clocks.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { TextPair } from '#domain/form/formDefinition.ts';
import type { LiveState } from './rules/liveState.ts';
import { languageOf } from '#language/language.ts';
import { StoredImage } from '#ui/media/StoredImage.tsx';
import { localize } from '#ui/text/localize.ts';
import { organiserText, otherLanguage } from '#ui/text/organiserText.tsx';
import { Count } from '#ui/values/Count.tsx';
import { LiveBadge } from './LiveBadge.tsx';
import { LiveStart } from './LiveStart.tsx';
import type { LiveRow } from './liveRow.ts';
import css from './LiveCard.module.css';

export interface LiveFaceProps {
  readonly row: LiveRow;
  readonly state: LiveState;
  /** Of the exhibitor that broadcasts, once it is known. */
  readonly host?: TextPair | undefined;
  /** Where that exhibitor is: its plate, on the picture. */
  readonly plate?: ReactNode;
  readonly nowMs: FairMs;
  /** What has become of the session that it shows. */
  readonly mark?: ReactNode;
}

const width = 176;
const height = 99;

/** One live: its picture with its state, its name, who broadcasts it, and who watches or when it begins. */
export function LiveFace({ row, state, host, plate, nowMs, mark }: LiveFaceProps) {
  const { t, i18n } = useTranslation('content');
  const language = languageOf(i18n.language);
  const title = { zh: row.Title, en: row.TitleEn };
  const isComing = state === 'preview';
  const viewers = publicCount(row.PVNumber);
  return (
    <>
      <span className={css['cover']}>
        <StoredImage className={css['picture']} src={row.Cover} alt="" width={width} height={height} lazy />
        <span className={css['badge']}>
          <LiveBadge state={state} />
        </span>
        {plate !== undefined && <span className={css['plate']}>{plate}</span>}
      </span>{' '}
      <span className={css['words']}>
        <span className={css['title']} lang={otherLanguage(title, language)}>
          {localize(title, language)}
        </span>
        {mark}
        {host !== undefined && <span className={css['host']}>{organiserText(host, language)}</span>}
        <span className={css['note']}>
          {state !== 'live' && <LiveStart start={row.StartTime} isComing={isComing} nowMs={nowMs} />}
          {!isComing && viewers !== undefined && (
            <span className={css['viewers']}>
              <Count count={viewers} /> {t('viewers', { count: viewers })}
            </span>
          )}
        </span>
      </span>
    </>
  );
}
