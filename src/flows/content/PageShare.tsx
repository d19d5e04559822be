import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { loadChunk } from '#chunks/loadChunk.ts';
import type { ShareContent } from '#host/host.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import type { PosterExhibitor } from '../sharing/poster/useExhibitorPoster.ts';
import { setPageShareContent } from '../sharing/pageShareContent.ts';
import { useShareSheet } from '../sharing/useShareSheet.ts';
import css from './PageShare.module.css';

export interface PageShareProps {
  readonly content: ShareContent;
  /** Of the exhibitor that the page is about, which has a poster. */
  readonly poster?: PosterExhibitor | undefined;
}

const loadBox = () => loadChunk(() => import('./PageShareBox.tsx')).then(({ PageShareBox }) => PageShareBox);

/** The app bar's way to share a page. While it is there, the host's own menu sends the page too. */
export function PageShare({ content, poster }: PageShareProps) {
  const exhibitionId = useExhibitionId();
  const { t } = useTranslation('content');
  const { sheet, isComing, open, close } = useShareSheet(loadBox);
  const written = JSON.stringify(content);

  useEffect(
    () => setPageShareContent({ exhibitionId, content: JSON.parse(written) as ShareContent }),
    [exhibitionId, written],
  );

  return (
    <>
      <button
        className={css['share']}
        type="button"
        aria-label={t('share')}
        aria-busy={isComing || undefined}
        onClick={() => {
          if (!isComing) open();
        }}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
          <path d="M12 15V4M8 7.5L12 3.5l4 4M6 11H5v9h14v-9h-1" />
        </svg>
      </button>
      {sheet &&
        // The app bar lies below the tabs, which would cover the sheet's end.
        createPortal(
          <sheet.Sheet content={content} poster={poster} sharing={sheet.sharing} onClose={close} />,
          document.body,
        )}
    </>
  );
}
