import { useTranslation } from 'react-i18next';
import { liveState } from '#entities/live/rules/liveState.ts';
import { LiveFace } from '#entities/live/LiveFace.tsx';
import { timesOfLive } from '#entities/live/liveRow.ts';
import { OrganiserRichText } from '#flows/richText/OrganiserRichText.tsx';
import { useFairNow } from '#session/clock/useFairNow.ts';
import { ShownProducts } from '#entities/live/ShownProducts.tsx';
import { missingTexts } from '#entities/live/rules/missingTexts.ts';
import { Notice } from '#ui/page/Notice.tsx';
import { Card } from '#ui/page/Card.tsx';
import { FilmText } from '#ui/player/FilmText.tsx';
import type { OwnLive } from './liveQueries.ts';
import css from './LivePreview.module.css';

interface LivePreviewProps {
  readonly row: OwnLive;
}

/** The card of the visitors' list, and what the room says in each language. */
export function LivePreview({ row }: LivePreviewProps) {
  const { t } = useTranslation('boothLives');
  const nowMs = useFairNow();
  const missing = missingTexts(row);
  const written = (['Introduction', 'IntroductionEn'] as const).filter((key) => row[key].trim() !== '');
  return (
    <>
      <p>{t('previewText')}</p>
      <div className={css['face']}>
        <LiveFace row={row} state={liveState(timesOfLive(row), nowMs)} nowMs={nowMs} />
      </div>
      {row.ReplayUrl !== '' && missing.length > 0 && (
        <Notice kind="warn">
          {t('missing', { list: missing.map((one) => t(`missing_${one}`)).join(t('missingComma')) })}
        </Notice>
      )}
      {(row.StreamUrl !== '' || row.ReplayUrl !== '') && (
        <FilmText
          captions={row.ReplayUrl === '' ? '' : row.CaptionsUrl}
          summary={{ zh: row.Summary, en: row.SummaryEn }}
          transcript={{ zh: row.Transcript, en: row.TranscriptEn }}
        />
      )}
      <ShownProducts list={row.ProductIds} title={t('ask_ProductIds')} />
      {written.map((key) => (
        <Card key={key} title={t(`ask_${key}`)}>
          <OrganiserRichText
            text={{ zh: row[key], en: row[key] }}
            title={t(`ask_${key}`)}
            headingLevel={3}
            pictureName={(number) => t('previewPicture', { number })}
          />
        </Card>
      ))}
    </>
  );
}
