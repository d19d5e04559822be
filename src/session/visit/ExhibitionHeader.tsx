import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { coverOf, fitCover } from '#boot/landingTree.ts';
import type { Exhibition } from '#domain/exhibition/exhibition.ts';
import { exhibitionPeriod } from '#domain/time/period/exhibitionPeriod.ts';
import { languageOf } from '#language/language.ts';
import { useFrameWords } from '#language/useFrameWords.ts';
import { organiserText } from '#ui/text/organiserText.tsx';
import { fairNowMs } from '../clock/fairClock.ts';
import { useVisit } from './visit.ts';
import styles from './ExhibitionHeader.module.css';

export interface ExhibitionHeaderProps {
  /** False where visitors of all channels, or others than visitors, are meant. */
  readonly hasChannel?: boolean;
}

/** Says on the pages of a flow which exhibition and which channel it is for. */
export function ExhibitionHeader({ hasChannel = true }: ExhibitionHeaderProps) {
  const { i18n } = useTranslation();
  const { t } = useFrameWords();
  const language = languageOf(i18n.language);
  const { exhibition, channel } = useVisit((visit) => visit);
  if (exhibition.kind === 'loading') return <div className={styles.root} />;
  if (exhibition.kind !== 'found') return null;
  const { ExName, ExNameEn } = exhibition.value;
  const days = daysOf(exhibition.value, t('dayForm'));
  const kind =
    hasChannel && channel.kind === 'found'
      ? organiserText({ zh: channel.value.Name, en: channel.value.NameEn }, language)
      : '';
  return (
    <div className={styles.root}>
      <Picture src={fitCover(coverOf(exhibition.value))} />
      <div className={styles.texts}>
        <p className={styles.name}>{organiserText({ zh: ExName, en: ExNameEn }, language)}</p>
        <p className={styles.meta}>
          {kind}
          {kind !== '' && days !== '' && ' · '}
          {days}
        </p>
      </div>
    </div>
  );
}

/** Without weekdays and hours: there is one line for them. */
function daysOf({ StartTime, EndTime }: Exhibition, date: string): string {
  const words = { date, weekdays: '', daily: '' };
  const { days = [] } = exhibitionPeriod(StartTime, EndTime, words, fairNowMs()) ?? {};
  return days.map((day) => day.trim()).join('–');
}

/** The cover as the landing page has fetched it; its place stays where there is none. */
function Picture({ src }: { readonly src: string }) {
  const [failed, setFailed] = useState<string>();
  if (src === '' || failed === src) return <span className={styles.picture} />;
  return (
    <img className={styles.picture} src={src} alt="" width={40} height={40} onError={() => setFailed(src)} />
  );
}
