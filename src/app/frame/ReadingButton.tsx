import { Suspense, useLayoutEffect, useState } from 'react';
import { loadChunk } from '#chunks/loadChunk.ts';
import { lazyPart } from '#flows/landing/lazyPart.ts';
import { useFrameWords } from '#language/useFrameWords.ts';
import css from './readingOptions.module.css';

const ReadingOptions = lazyPart(() =>
  loadChunk(() => import('./ReadingOptions.tsx')).then((part) => part.ReadingOptions),
);

/** On a page that a link leads to: how it is read, before there is a ticket and with it a personal center. The options come with the tap. */
export function ReadingButton() {
  const { t } = useFrameWords();
  const [isOpen, setIsOpen] = useState(false);
  useRoomInBar();
  return (
    <>
      <button className={css['open']} type="button" aria-label={t('reading')} onClick={() => setIsOpen(true)}>
        <span aria-hidden="true">Aa</span>
      </button>
      {isOpen && (
        <Suspense>
          <ReadingOptions onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** A heading that lies on the bar ends before the button. */
function useRoomInBar(): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('--x-bar-more', 'min(2.75rem, 60px)');
    return () => void style.removeProperty('--x-bar-more');
  }, []);
}
