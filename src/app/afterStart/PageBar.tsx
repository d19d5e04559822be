import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { StoreApi } from 'zustand/vanilla';
import { useShellMessages } from '#language/shellMessages.ts';
import { reserveFoot } from '#ui/page/reserveFoot.ts';
import styles from './pageBar.module.css';

export interface PageNews {
  readonly hasNewer: boolean;
  readonly opening: string | undefined;
}

export interface PageBarProps {
  readonly news: StoreApi<PageNews>;
  readonly stillTryingMs: number;
  /** Saves drafts and reloads: at the screen that does not load, or here. */
  readonly reload: (address: string | undefined) => void;
}

// With the room below it.
const reserve = (box: HTMLElement | null) =>
  box === null ? undefined : reserveFoot('--x-page-bar', box.parentElement ?? box);

/** A bar at the bottom: a screen that does not load, or a newer version. Can be dismissed. */
export function PageBar({ news, stillTryingMs, reload }: PageBarProps) {
  const { t } = useShellMessages('shell');
  const { hasNewer, opening } = useStore(news);
  const [longFor, setLongFor] = useState<string>();
  const [isClosed, setIsClosed] = useState(false);
  const isLong = opening !== undefined && longFor === opening;
  const isShown = isLong || (hasNewer && !isClosed);

  useEffect(() => {
    if (opening === undefined) return undefined;
    const timer = setTimeout(() => setLongFor(opening), stillTryingMs);
    return () => {
      clearTimeout(timer);
      setLongFor(undefined);
    };
  }, [opening, stillTryingMs]);

  function close() {
    setIsClosed(true);
    // The focused button disappears with the bar.
    const place = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
    place?.focus({ preventScroll: true });
  }

  return (
    <div className={styles.root} role="status">
      {isShown && (
        <p className={styles.box} ref={reserve}>
          <span className={styles.text}>{t(isLong ? 'stillTrying' : 'newVersion')}</span>
          <button className={styles.action} type="button" onClick={() => reload(opening)}>
            {t(isLong ? 'retry' : 'reload')}
          </button>
          {!isLong && (
            <button className={styles.action} type="button" aria-label={t('close')} onClick={close}>
              <svg viewBox="0 0 20 20" aria-hidden="true">
                <path d="M5 5l10 10M15 5L5 15" />
              </svg>
            </button>
          )}
        </p>
      )}
    </div>
  );
}
