import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { StoreApi } from 'zustand/vanilla';
import { useFirstWords } from '../../language/firstWords.ts';
import './pageBar.css';

/** What the page has to say beside its screen. */
export interface PageNews {
  /** A newer build was published while this page has been open. */
  readonly hasNewer: boolean;
  /** The screen that is being opened, while it is. */
  readonly opening: string | undefined;
}

export interface PageBarProps {
  readonly news: StoreApi<PageNews>;
  readonly stillTryingMs: number;
  /** Saves what was typed and loads the page anew: at the screen that does not come, or where it is. */
  readonly reload: (address: string | undefined) => void;
}

/** A quiet bar at the foot: a screen that does not come, or a newer version, which nobody is forced to take. */
export function PageBar({ news, stillTryingMs, reload }: PageBarProps) {
  const { t } = useFirstWords('shell');
  const { hasNewer, opening } = useStore(news);
  const [longFor, setLongFor] = useState<string>();
  const isLong = opening !== undefined && longFor === opening;

  useEffect(() => {
    if (opening === undefined) return undefined;
    const timer = setTimeout(() => setLongFor(opening), stillTryingMs);
    return () => {
      clearTimeout(timer);
      setLongFor(undefined);
    };
  }, [opening, stillTryingMs]);

  return (
    <div className="a-page-bar" role="status">
      {(isLong || hasNewer) && (
        <p className="a-page-bar__box">
          <span>{t(isLong ? 'stillTrying' : 'newVersion')}</span>
          <button className="a-page-bar__action" type="button" onClick={() => reload(opening)}>
            {t(isLong ? 'retry' : 'reload')}
          </button>
        </p>
      )}
    </div>
  );
}
