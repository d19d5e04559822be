import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { announce } from '../overlay/announce.ts';
import { Button } from '../controls/Button.tsx';
import { attachPull } from './attachPull.ts';
import styles from './PullToRefresh.module.css';

export interface PullToRefreshProps {
  /** A rejection is shown and announced as a failed refresh. */
  readonly onRefresh: () => Promise<void>;
  readonly children: ReactNode;
}

type PullStatus = 'pulling' | 'canRelease' | 'refreshing' | 'complete' | 'failed';

const textKeys = {
  pulling: 'pullToRefresh',
  canRelease: 'releaseToRefresh',
  refreshing: 'refreshing',
  complete: 'refreshed',
  failed: 'refreshFailed',
} as const satisfies Readonly<Record<PullStatus, string>>;

const headHeightPx = 48;
const thresholdPx = 64;
/** Long enough to read the result. */
const resultMs = 800;

/**
 * Pulled by a finger, or by the button below what it refreshes. Written here because every list needs it before
 * its first row, and the component library's brings 38 KB of springs and gestures with it.
 */
export function PullToRefresh({ onRefresh, children }: PullToRefreshProps) {
  const { t } = useTranslation('content');
  const { box, head, status, press } = usePull(async () => {
    announce(t('refreshing'));
    const result = await onRefresh().then(
      () => 'complete' as const,
      () => 'failed' as const,
    );
    announce(t(textKeys[result]));
    return result;
  });
  return (
    <div className={styles.pull} ref={box}>
      <div className={styles.head} ref={head}>
        {/* The head is always in the document; its text is announced instead. */}
        <span className={styles.text} aria-hidden="true">
          {t(textKeys[status])}
        </span>
      </div>
      {children}
      <div className={styles.again}>
        <Button kind="quiet" busy={status === 'refreshing'} onClick={press}>
          {t('refresh')}
        </Button>
      </div>
    </div>
  );
}

/** The head follows the finger without a render; only a changed status renders. */
function usePull(refresh: () => Promise<'complete' | 'failed'>) {
  const box = useRef<HTMLDivElement>(null);
  const head = useRef<HTMLDivElement>(null);
  const latest = useRef(refresh);
  useLayoutEffect(() => void (latest.current = refresh));
  const [status, setStatus] = useState<PullStatus>('pulling');

  const run = useRef(() => {});

  useEffect(() => {
    const element = box.current;
    if (element === null) return;
    let now: PullStatus = 'pulling';
    let hiding = 0;
    const become = (next: PullStatus, heightPx: number) => {
      if (head.current !== null) head.current.style.height = `${heightPx}px`;
      now = next;
      setStatus(next);
    };
    const refreshNow = () => {
      become('refreshing', headHeightPx);
      void latest.current().then((result) => {
        become(result, headHeightPx);
        hiding = window.setTimeout(() => become('pulling', 0), resultMs);
      });
    };
    run.current = () => {
      if (now === 'pulling') refreshNow();
    };
    const detach = attachPull(element, {
      isAllowed: () => now === 'pulling',
      onPull(px) {
        head.current?.setAttribute('data-pulled', '');
        become(px > thresholdPx ? 'canRelease' : 'pulling', px);
      },
      onLetGo() {
        head.current?.removeAttribute('data-pulled');
        if (now === 'canRelease') refreshNow();
        else become('pulling', 0);
      },
    });
    return () => {
      detach();
      window.clearTimeout(hiding);
    };
  }, []);
  return { box, head, status, press: () => run.current() };
}
