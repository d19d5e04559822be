import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ServerRow } from '#domain/record/serverRow.ts';
import {
  type DrawnPoster,
  type PosterExhibitor,
  useExhibitorPoster,
} from '#flows/sharing/poster/useExhibitorPoster.ts';
import { opensDownloads } from '#host/opensDownloads.ts';
import { Card } from '#ui/page/Card.tsx';
import { Notice } from '#ui/page/Notice.tsx';
import { PageFoot } from '#ui/page/PageFoot.tsx';
import { Waiting } from '#ui/page/Waiting.tsx';
import { canSave, SaveLink } from '#ui/picture/SaveLink.tsx';
import { LoadFailed } from '#ui/query/LoadFailed.tsx';
import type { QueryState } from '#ui/query/QueryState.ts';
import { BackgroundChoice } from './BackgroundChoice.tsx';
import css from './PosterMaker.module.css';

interface PosterMakerProps {
  readonly exhibition: ServerRow;
  readonly exhibitor: PosterExhibitor;
  readonly link: string;
  /** Addresses of what the organiser offers. */
  readonly backgrounds: readonly string[];
  /** The query of the backgrounds, where it has failed. */
  readonly notRead: QueryState<unknown> | undefined;
}

export function PosterMaker({ exhibition, exhibitor, link, backgrounds, notRead }: PosterMakerProps) {
  const { t } = useTranslation(['boothPoster', 'sharing']);
  const { draw, alt } = useExhibitorPoster(exhibition, exhibitor, link);
  const [tapped, setTapped] = useState<string>();
  const background = tapped ?? backgrounds[0] ?? '';
  const poster = useDrawn(draw, background);
  const mayDownload = canSave(opensDownloads());
  return (
    <>
      {notRead && (
        <div className={css['failed']}>
          <LoadFailed
            title={t('backgroundsFailed')}
            cause={notRead.error}
            onRetry={() => void notRead.retry()}
            buttonKind="secondary"
          />
        </div>
      )}
      {backgrounds.length > 0 && (
        <BackgroundChoice addresses={backgrounds} chosen={background} onChoose={setTapped} />
      )}
      {poster?.isPlain === true && <Notice kind="warn">{t('plain')}</Notice>}
      {poster === undefined && <Waiting text={t('sharing:posterMaking')} />}
      {poster?.address !== undefined && (
        <Card>
          <img className={css['poster']} src={poster.address} alt={alt} />
          <p className={css['how']}>{t('how')}</p>
        </Card>
      )}
      {poster !== undefined && poster.address === undefined && (
        <Notice kind="error">{t('impossible')}</Notice>
      )}
      {mayDownload && poster?.address !== undefined && (
        <PageFoot>
          <SaveLink address={poster.address} fileName={`${exhibitor.name}.jpg`}>
            {t('save')}
          </SaveLink>
        </PageFoot>
      )}
    </>
  );
}

/** The poster on a background; undefined while it is drawn for the first time. The last one stays until the next is there. */
function useDrawn(draw: (background: string) => Promise<DrawnPoster>, background: string) {
  const [drawn, setDrawn] = useState<DrawnPoster>();
  useEffect(() => {
    let isCancelled = false;
    const show = (poster: DrawnPoster) => {
      if (!isCancelled) setDrawn(poster);
    };
    draw(background).then(show, () => show({ address: undefined, isPlain: false }));
    return () => {
      isCancelled = true;
    };
  }, [draw, background]);
  return drawn;
}
