import { publicCount } from '#domain/text/compactCount.ts';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { playLength } from './rules/playLength.ts';
import type { Language } from '#language/language.ts';
import { FilmText } from '#ui/player/FilmText.tsx';
import { FilmOnTap } from '#ui/player/FilmOnTap.tsx';
import { localize } from '#ui/text/localize.ts';
import { organiserText } from '#ui/text/organiserText.tsx';
import { Count } from '#ui/values/Count.tsx';
import css from './VideoCard.module.css';

export interface VideoRow {
  readonly RecordId: string;
  readonly Title: string;
  readonly TitleEn: string;
  readonly Cover: string;
  readonly Url: string;
  readonly CaptionsUrl: string;
  readonly DescribedUrl: string;
  readonly Summary: string;
  readonly SummaryEn: string;
  readonly Transcript: string;
  readonly TranscriptEn: string;
  readonly HasNoSpeech: boolean | undefined;
  readonly Duration: number | undefined;
  readonly PVNumber: number | undefined;
}

export interface VideoCardProps {
  readonly row: VideoRow;
  readonly language: Language;
  /** 2 unless told. */
  readonly headingLevel?: 2 | 3;
}

/** A video that plays in its place. */
export const VideoCard = memo(function VideoCard({ row, language, headingLevel = 2 }: VideoCardProps) {
  const { t } = useTranslation('content');
  const title = { zh: row.Title, en: row.TitleEn };
  const Title = headingLevel === 2 ? 'h2' : 'h3';
  const length = playLength(row.Duration);
  const viewers = publicCount(row.PVNumber);
  return (
    <article className={css['card']}>
      <FilmOnTap
        name={localize(title, language)}
        poster={row.Cover}
        address={row.Url}
        captions={row.CaptionsUrl}
        described={row.DescribedUrl}
        isWithoutSpeech={row.HasNoSpeech}
        kind="recording"
      />
      <div className={css['words']}>
        <Title className={css['title']}>{organiserText(title, language)}</Title>
        <p className={css['note']}>
          {length}
          {length !== '' && viewers !== undefined && ' · '}
          {viewers !== undefined && (
            <>
              <Count count={viewers} /> {t('viewers', { count: viewers })}
            </>
          )}
        </p>
      </div>
      <FilmText
        captions={row.CaptionsUrl}
        summary={{ zh: row.Summary, en: row.SummaryEn }}
        transcript={{ zh: row.Transcript, en: row.TranscriptEn }}
      />
    </article>
  );
});
